import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { formatIsoDate } from '@/shared/format/date';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { showError, showSuccess } from '@/shared/store/toast';
import { now } from '@/shared/timing/clock';
import { serializeOrders, parseOrders } from '../ordersFile';
import { addOrders, maxOrders } from '../placedOrders';
import type { PlacedOrder } from '../placedOrders';

/** Maximum size of an imported file, in bytes. A hundred long orders are smaller. */
const maxFileBytes = 5_000_000;
/** Time in ms within which the browser has started to download an exported file. */
const downloadStartMs = 60_000;
const nothingAddedText =
  'Nothing was added. This file contains no orders from this shop, or it is damaged.';
const skippedText = `The others are already here, or you have reached the limit of ${String(maxOrders)} orders.`;

interface OrderImportExportProps {
  orders: readonly PlacedOrder[];
  children: ReactNode;
}

/**
 * Explains where orders are kept. Buttons export the orders to a file, and import such a file on
 * another device.
 */
export function OrderImportExport({ orders, children }: OrderImportExportProps) {
  const dispatch = useAppDispatch();
  const fileInputRef = useRef<HTMLInputElement>(null);

  const exportOrders = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(
      new Blob([serializeOrders(orders)], { type: 'application/json' }),
    );
    link.download = `orders-${formatIsoDate(now())}.json`;
    link.click();
    // Safari reads the file only after the click.
    setTimeout(() => URL.revokeObjectURL(link.href), downloadStartMs);
  };

  const importOrders = async (file: File) => {
    const text = file.size <= maxFileBytes ? await file.text().catch(() => '') : '';
    const importedOrders = parseOrders(text);
    if (!importedOrders) return void dispatch(showError(nothingAddedText));
    const addedCount = addOrders(importedOrders);
    const resultText = `Orders added: ${String(addedCount)} of ${String(importedOrders.length)}.`;
    dispatch(
      showSuccess(addedCount < importedOrders.length ? `${resultText} ${skippedText}` : resultText),
    );
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      <Typography color="textSecondary" sx={{ flex: '1 1 240px' }}>
        Orders are saved on this device. Export them to move to another.
      </Typography>
      {orders.length > 0 && <Button onClick={exportOrders}>Export</Button>}
      <Button onClick={() => fileInputRef.current?.click()}>Import</Button>
      <input
        ref={fileInputRef}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label="Orders file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows the same file to be chosen again.
          target.value = '';
          if (file) void importOrders(file);
        }}
      />
      {children}
    </Box>
  );
}
