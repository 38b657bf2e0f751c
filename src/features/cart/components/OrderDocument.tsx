import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getCompanyLines } from '@/shared/contract/delivery';
import { formatDate } from '@/shared/format/date';
import { useNow } from '@/shared/timing/useNow';
import { AsidePanel } from '@/shared/ui/TwoColumns';
import { formatArrival } from '../deliveryDate';
import { paymentMethod } from '../orderText';
import type { PlacedOrder } from '../placedOrder';
import { OrderLines } from './OrderLines';

export function OrderDocument({ order, shopName }: { order: PlacedOrder; shopName: string }) {
  const { placedAt, state, stateAt } = order;
  const { fullName, phone, email, address, city, remark } = order.delivery;
  const currentTime = useNow();
  // An order that is not sent yet can be dispatched today at the earliest.
  const arrivalText = formatArrival(
    order.lines,
    city,
    state === 'notSent' ? currentTime : stateAt || placedAt,
  );
  return (
    <AsidePanel aria-label={`Order ${order.reference}`}>
      <Typography variant="overline" color="textSecondary">
        {shopName}
      </Typography>
      <Typography variant="h3" component="h2">{`Order ${order.reference}`}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
        {formatDate(placedAt)}
      </Typography>
      <OrderLines lines={order.lines} />
      <Typography variant="h4" component="h3" sx={{ mt: 2 }}>
        Deliver to
      </Typography>
      <Box component="address" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
        {[fullName, phone, email, address, city, ...getCompanyLines(order.delivery)].join('\n')}
      </Box>
      {arrivalText && <Typography sx={{ mt: 1 }}>{arrivalText}</Typography>}
      {remark && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>
          Remark: <bdi>{remark}</bdi>
        </Typography>
      )}
      <Typography sx={{ mt: 1 }}>{`Payment: ${paymentMethod}`}</Typography>
    </AsidePanel>
  );
}
