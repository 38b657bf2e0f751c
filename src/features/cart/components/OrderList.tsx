import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { EmptyState } from '@/shared/ui/EmptyState';
import { clearOrders, usePlacedOrders } from '../placedOrders';
import { OrderImportExport } from './OrderImportExport';
import { OrderCard } from './OrderCard';

/**
 * Shows the orders that this device stores.
 * @param whenEmpty content below the message that there are no orders
 */
export function OrderList({ whenEmpty }: { whenEmpty?: ReactNode }) {
  const orders = usePlacedOrders();
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);

  return (
    <Box sx={{ maxWidth: 880 }}>
      <OrderImportExport orders={orders}>
        {orders.length > 0 && (
          <Button color="error" onClick={() => setIsConfirmOpen(true)}>
            Clear orders
          </Button>
        )}
      </OrderImportExport>
      {orders.length === 0 && (
        <EmptyState
          Icon={ReceiptLongOutlined}
          text="No orders on this device yet."
          link={{
            href: paths.collection.to(),
            variant: 'contained',
            children: 'Continue Shopping',
          }}
        />
      )}
      {orders.length === 0 && whenEmpty}
      <Box component="ul" sx={{ display: 'grid', gap: 3 }}>
        {orders.map((order) => (
          <li key={order.reference}>
            <OrderCard order={order} />
          </li>
        ))}
      </Box>
      <ConfirmDialog
        open={isConfirmOpen}
        title="Remove all orders from this device?"
        text="Orders that you have already sent will not be cancelled."
        confirmLabel="Remove orders"
        onConfirm={() => {
          clearOrders();
          setIsConfirmOpen(false);
        }}
        onCancel={() => setIsConfirmOpen(false)}
      />
    </Box>
  );
}
