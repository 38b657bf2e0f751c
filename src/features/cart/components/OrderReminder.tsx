import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useVisitorValue } from '@/shared/browser/useVisitorValue';
import { paths } from '@/shared/config/paths';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { isPartlySent } from '../placedOrder';
import type { PlacedOrder } from '../placedOrder';
import { dismissReminders, usePlacedOrders } from '../placedOrders';
import { needsReminder } from '../unsentOrders';

const orderPagePatterns = [paths.placeOrder.pattern, paths.orders.pattern];

/** Reminder of unsent orders, shown on every page that does not show orders itself. */
export function OrderReminder() {
  const { pathname, key } = useLocation();
  const isOrderPage = orderPagePatterns.some((pattern) => matchPath(pattern, pathname));
  // A prerendered page does not know the visitor's orders.
  const isHydrated = useVisitorValue(true, false);
  useLayoutEffect(() => {
    // `inline.js` reserved room for the reminder. Release it in the frame in which the reminder
    // appears, so that nothing moves.
    if (isHydrated) delete document.documentElement.dataset['unsent'];
  }, [isHydrated]);
  return isOrderPage || !isHydrated ? null : <Reminder key={key} />;
}

function getUnsentText(order: PlacedOrder): string {
  if (isPartlySent(order)) return 'is only partly sent';
  return order.sendingSince ? 'may not have reached us' : 'is not sent yet';
}

function Reminder() {
  const unsentOrders = usePlacedOrders().filter(needsReminder);
  const references = unsentOrders.map(({ reference }) => reference);
  const [firstOrder] = unsentOrders;
  // The reminder appears only when a page opens, because it would push visible content down later.
  // When all orders are sent, it disappears at once.
  const [hadUnsentOrders] = useState(firstOrder !== undefined);
  if (!hadUnsentOrders || firstOrder === undefined) return null;
  const { reference: firstReference } = firstOrder;
  const hasOneOrder = references.length === 1;
  return (
    <Box
      sx={{
        display: 'flex',
        minHeight: { xs: 60, sm: 48 },
        // A border would make the reminder taller than the space that a prerendered page reserves
        // for it.
        boxShadow: ({ vars }) => `inset 0 -1px ${vars.palette.divider}`,
        bgcolor: 'background.paper',
        '@media print': { display: 'none' },
      }}
    >
      <Container
        component="section"
        aria-label="Not sent yet"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { sm: 1 } }}
      >
        <Typography
          // Keeps the reference on one line of text on phones.
          sx={{
            flex: { xs: '1 0 9em', sm: 'none' },
            fontSize: { xs: '0.875rem', sm: '0.9375rem' },
            lineHeight: 1.35,
          }}
        >
          {hasOneOrder
            ? `Order ${firstReference} ${getUnsentText(firstOrder)}`
            : `${references.length} orders are not sent yet`}
        </Typography>
        <Button
          href={hasOneOrder ? paths.placeOrder.to(firstReference) : paths.orders.to()}
          aria-label={hasOneOrder ? `Open order ${firstReference}` : 'Open My Orders'}
        >
          Open
        </Button>
        <Button
          aria-label="Dismiss this reminder"
          sx={{ color: 'text.secondary' }}
          onClick={() => {
            dismissReminders(references);
            // Moves the focus, because the focused button disappears.
            focusPageHeading();
          }}
        >
          Dismiss
        </Button>
      </Container>
    </Box>
  );
}
