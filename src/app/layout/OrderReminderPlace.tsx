import Box from '@mui/material/Box';
import { useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { hasUnsentOrder } from '@/features/cart/unsentOrders';
import { paths } from '@/shared/config/paths';
import { useIdle } from '@/shared/lib/useIdle';
import { lazyPart } from '@/shared/ui/lazyPart';

const OrderReminder = lazyPart(
  async () =>
    (
      await import(
        /* webpackChunkName: "order-reminder" */ '@/features/cart/components/OrderReminder'
      )
    ).OrderReminder,
  { loading: () => null, failed: () => null },
);

/** Pages that show the order itself. */
const showOrders = [paths.placeOrder.pattern, paths.orders.pattern];

/**
 * Keeps the place of the reminder from a page's first frame on, so that its words, which come late, push nothing. It
 * comes with a new page only, and goes at once.
 */
export function OrderReminderPlace() {
  const { pathname, key } = useLocation();
  const idle = useIdle();
  const [goneAt, setGoneAt] = useState<string>();
  const isQuiet = showOrders.some((pattern) => matchPath(pattern, pathname));
  if (isQuiet || goneAt === key || !hasUnsentOrder()) return null;
  return (
    <Box
      sx={{
        minHeight: { xs: 60, sm: 48 },
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '@media print': { display: 'none' },
      }}
    >
      {idle && (
        <OrderReminder
          onGone={() => {
            setGoneAt(key);
          }}
        />
      )}
    </Box>
  );
}
