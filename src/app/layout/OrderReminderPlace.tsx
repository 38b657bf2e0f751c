import Box from '@mui/material/Box';
import { useState } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { hasUnsentOrder } from '@/features/cart/unsentOrders';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/Button';
import { lazyPart } from '@/shared/ui/lazyPart';
import { pageWidth } from '@/shared/ui/PageContainer';

const OrderReminder = lazyPart(
  async () => (await import('@/features/cart/components/OrderReminder')).OrderReminder,
  {
    loading: () => null,
    failed: () => (
      <>
        <p>An order is not sent yet</p>
        <Button component={Link} to={paths.orders.to()} aria-label="Open My Orders">
          Open
        </Button>
      </>
    ),
  },
);

const showOrders = [paths.placeOrder.pattern, paths.orders.pattern];

/**
 * Keeps the place of the reminder from a page's first frame on, so that its words, which come with a script of their
 * own, push nothing. It comes with a new page only, and goes at once.
 */
export function OrderReminderPlace() {
  const { pathname, key } = useLocation();
  const [goneAt, setGoneAt] = useState<string>();
  const isQuiet = showOrders.some((pattern) => matchPath(pattern, pathname));
  if (isQuiet || goneAt === key || !hasUnsentOrder()) return null;
  return (
    <Box
      sx={{
        minHeight: { xs: 60, sm: 48 },
        // A border would make the place higher once it holds the words, which are as high as this is without.
        boxShadow: ({ vars }) => `inset 0 -1px ${vars.palette.divider}`,
        bgcolor: 'background.paper',
        '@media print': { display: 'none' },
      }}
    >
      <Box
        component="section"
        aria-label="Not sent yet"
        sx={{
          ...pageWidth,
          display: 'flex',
          alignItems: 'center',
          gap: { sm: 1 },
          minHeight: 'inherit',
          // On phones the reference stays on one line.
          fontSize: { xs: '0.875rem', sm: '0.9375rem' },
          lineHeight: 1.35,
          '& > p': { m: 0, flex: { xs: 1, sm: 'none' }, minWidth: 0 },
        }}
      >
        <OrderReminder onGone={() => setGoneAt(key)} />
      </Box>
    </Box>
  );
}
