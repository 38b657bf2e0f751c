import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { saveFile } from '@/shared/browser/saveFile';
import { counted } from '@/shared/format/counted';
import { isoDate } from '@/shared/format/date';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { errorToast, successToast } from '@/shared/store/toast';
import { now } from '@/shared/timing/clock';
import { Button } from '@/shared/ui/Button';
import { ordersFile, ordersIn } from '../ordersFile';
import { addOrders, maxOrders } from '../placedOrders';
import type { PlacedOrder } from '../placedOrders';

/** More than a hundred long orders take. */
const maxBytes = 5_000_000;

interface CarryOrdersProps {
  orders: readonly PlacedOrder[];
  children: ReactNode;
}

/** Says where the orders are, and carries them to another device in a file. */
export function CarryOrders({ orders, children }: CarryOrdersProps) {
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);

  const add = async (file: File) => {
    const text = file.size <= maxBytes ? await file.text().catch(() => '') : '';
    const found = ordersIn(text);
    if (!found) {
      dispatch(
        errorToast('Nothing was added: this file holds no orders of this shop, or is damaged.'),
      );
      return;
    }
    const added = addOrders(found);
    const left = found.length - added;
    const rest = ` ${String(left)} left out: here already, or beyond the ${String(maxOrders)} that are kept.`;
    dispatch(successToast(`${counted(added, 'order')} added.${left > 0 ? rest : ''}`));
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      <Typography color="textSecondary" sx={{ flex: '1 1 240px' }}>
        Kept on this device only. A file carries them to another.
      </Typography>
      {orders.length > 0 && (
        <Button
          onClick={() =>
            saveFile(`orders-${isoDate(now())}.json`, ordersFile(orders), 'application/json')
          }
        >
          Save as file
        </Button>
      )}
      <Button onClick={() => input.current?.click()}>Add from file</Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label="File of orders"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (file) void add(file);
        }}
      />
      {children}
    </Box>
  );
}
