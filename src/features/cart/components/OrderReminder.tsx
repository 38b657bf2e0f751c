import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { Button } from '@/shared/ui/Button';
import { useDismissRemindersMutation, useGetPlacedOrdersQuery } from '../cartApi';
import { wantsReminder } from '../unsentOrders';

/** The reference beside them stays on one line. */
const compact = { minWidth: 44, flexShrink: 0, px: 1 };

export function OrderReminder({ onGone }: { onGone: () => void }) {
  const { data: orders } = useGetPlacedOrdersQuery();
  const [dismissReminders] = useDismissRemindersMutation();
  const references = orders?.filter(wantsReminder).map(({ reference }) => reference);
  const [first] = references ?? [];
  const isGone = references !== undefined && first === undefined;

  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);

  if (!references || first === undefined) return null;
  const isOne = references.length === 1;
  return (
    <>
      <p>
        {isOne
          ? `Order ${first} is not sent yet`
          : `${String(references.length)} orders are not sent yet`}
      </p>
      <Button
        component={RouterLink}
        to={isOne ? paths.placeOrder.to(first) : paths.orders.to()}
        aria-label={isOne ? `Open order ${first}` : 'Open My Orders'}
        sx={compact}
      >
        Open
      </Button>
      <Button
        aria-label="Dismiss this reminder"
        sx={{ ...compact, color: 'text.secondary' }}
        onClick={() => {
          void dismissReminders(references);
          // The line goes, and what had the focus with it.
          focusPageHeading();
        }}
      >
        Dismiss
      </Button>
    </>
  );
}
