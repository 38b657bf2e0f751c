import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@/shared/config/paths';
import { formatMoment } from '@/shared/format/date';
import { describeState } from '../placedOrder';
import type { PlacedOrder } from '../placedOrder';
import { CheckoutNotice } from './CheckoutNotice';

interface RepeatedOrderNoticeProps {
  /** The order that the shopper has just placed. */
  order: PlacedOrder;
  blockedCount: number;
}

/** Asks whether the shopper wants to place the same order once more. */
export function RepeatedOrderNotice({ order, blockedCount }: RepeatedOrderNoticeProps) {
  const { reference, stateAt } = order;
  return (
    <CheckoutNotice title="You placed the same order a few minutes ago" blockedCount={blockedCount}>
      <Typography sx={{ mt: 1 }}>
        <Link href={paths.placeOrder.to(reference)}>{reference}</Link>
        <span>{`: ${describeState(order)}, ${formatMoment(stateAt)}`}</span>
      </Typography>
      <Typography>To order the same products again, press PLACE ORDER again.</Typography>
    </CheckoutNotice>
  );
}
