import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { paths } from '@/shared/config/paths';
import type { AskFreshLines } from '@/shared/contract/cart';
import { Button } from '@/shared/ui/Button';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { EmptyState } from '@/shared/ui/EmptyState';
import { clearOrders, usePlacedOrders } from '../placedOrders';
import type { Shop } from '../useSendOrder';
import { OrderCard } from './OrderCard';

interface OrderListProps {
  shop: Shop;
  askFreshLines: AskFreshLines;
}

export function OrderList({ shop, askFreshLines }: OrderListProps) {
  const orders = usePlacedOrders();
  const [isAsking, setIsAsking] = useState(false);

  if (orders.length === 0) {
    return (
      <EmptyState
        icon={<ReceiptLongOutlined aria-hidden />}
        text="No orders on this device yet. Orders that you place here are kept on this device only."
        link={{ to: paths.collection.to(), variant: 'contained', children: 'Continue Shopping' }}
      />
    );
  }
  return (
    <Box sx={{ maxWidth: 880 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography color="textSecondary" sx={{ flex: 1 }}>
          Kept on this device
        </Typography>
        <Button color="error" onClick={() => setIsAsking(true)}>
          Clear orders
        </Button>
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 3 }}>
        {orders.map((order) => (
          <li key={order.reference}>
            <OrderCard order={order} shop={shop} askFreshLines={askFreshLines} />
          </li>
        ))}
      </Box>
      <ConfirmDialog
        open={isAsking}
        title="Remove all orders from this device?"
        text="Orders that you have already sent are not cancelled."
        confirm="Remove orders"
        onConfirm={() => {
          clearOrders();
          setIsAsking(false);
        }}
        onCancel={() => setIsAsking(false)}
      />
    </Box>
  );
}
