import { useEffect } from 'react';
import { paths } from '@/shared/config/paths';
import { LinkButton, PlainButton } from '@/shared/ui/PlainButton';
import { useDismissRemindersMutation, useGetPlacedOrdersQuery } from '../cartApi';
import { wantsReminder } from '../unsentOrders';

/** Orders that were placed and not sent, in one line. `onGone` when there is none to tell of. */
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
      <LinkButton
        to={isOne ? paths.placeOrder.to(first) : paths.orders.to()}
        aria-label={isOne ? `Open order ${first}` : 'Open My Orders'}
      >
        Open
      </LinkButton>
      <PlainButton
        aria-label="Dismiss this reminder"
        sx={{ color: 'text.secondary' }}
        onClick={() => {
          void dismissReminders(references);
          // The line goes, and what had the focus with it.
          document
            .querySelector<HTMLElement>('[data-page-heading]')
            ?.focus({ preventScroll: true });
        }}
      >
        Dismiss
      </PlainButton>
    </>
  );
}
