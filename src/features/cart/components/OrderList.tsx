import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import type { SignedInUser } from '@/shared/contract/signedInUser';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { EmptyState } from '@/shared/ui/EmptyState';
import { hiddenOrdersText, isOrderVisible } from '../placedOrder';
import { removeOrders, usePlacedOrders } from '../placedOrders';
import { OrderCard } from './OrderCard';

interface OrderListProps {
  user: SignedInUser | undefined;
  /** Content below the message that there are no orders. */
  whenEmpty?: ReactNode;
}

/** Shows the orders that this device stores, without those of other accounts. */
export function OrderList({ user, whenEmpty }: OrderListProps) {
  const storedOrders = usePlacedOrders();
  const orders = storedOrders.filter((order) => isOrderVisible(order, user));
  const hasHiddenOrders = orders.length < storedOrders.length;
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);

  return (
    <Box sx={{ maxWidth: 880 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography color="textSecondary" sx={{ flex: 1 }}>
          Orders are saved on this device only.
        </Typography>
        {orders.length > 0 && (
          <Button color="error" onClick={() => setIsConfirmOpen(true)}>
            Clear orders
          </Button>
        )}
      </Box>
      {orders.length === 0 && (
        <EmptyState
          Icon={ReceiptLongOutlined}
          text={hasHiddenOrders ? hiddenOrdersText : 'No orders on this device yet.'}
          link={{
            href: paths.collection.to(),
            variant: 'contained',
            children: 'Continue Shopping',
          }}
        />
      )}
      {orders.length === 0 && whenEmpty}
      {orders.length > 0 && hasHiddenOrders && (
        <Typography sx={{ mb: 2 }}>{hiddenOrdersText}</Typography>
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 3 }}>
        {orders.map((order) => (
          <li key={order.reference}>
            <OrderCard order={order} />
          </li>
        ))}
      </Box>
      <ConfirmDialog
        open={isConfirmOpen}
        title="Remove these orders from this device?"
        text={
          hasHiddenOrders
            ? 'Orders that you have already sent will not be cancelled. Orders of another account will stay on this device.'
            : 'Orders that you have already sent will not be cancelled.'
        }
        confirmLabel="Remove orders"
        onConfirm={() => {
          removeOrders((order) => isOrderVisible(order, user));
          setIsConfirmOpen(false);
        }}
        onCancel={() => setIsConfirmOpen(false)}
      />
    </Box>
  );
}
