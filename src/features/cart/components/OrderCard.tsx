import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { paths } from '@/shared/config/paths';
import { getCompanyLines } from '@/shared/contract/delivery';
import { formatDate, formatMoment } from '@/shared/format/date';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { joinParts } from '@/shared/text/isolate';
import { Panel } from '@/shared/ui/Panel';
import { addToCart } from '../addToCart';
import { describeState, isOrderReadable, unreadableOrderText } from '../placedOrder';
import type { PlacedOrder } from '../placedOrder';
import { OrderLines } from './OrderLines';

/**
 * Card of an order on the My Orders page. To send the order, the shopper opens its details page.
 */
export function OrderCard({ order }: { order: PlacedOrder }) {
  const dispatch = useAppDispatch();
  const { reference, placedAt, state, stateAt, lines, delivery } = order;

  /**
   * Adds the order's lines to the cart at their old prices. As for any cart, the checkout reports
   * changed prices.
   */
  const orderAgain = () =>
    dispatch(addToCart(lines.map((line) => ({ ...line, isUnchecked: undefined }))));

  return (
    <Panel aria-label={`Order ${reference}`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
        <Box sx={{ flex: 1, minWidth: 200 }}>
          <Typography variant="h3" component="h2">
            {reference}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {joinParts([formatDate(placedAt), ...getCompanyLines(delivery)])}
          </Typography>
        </Box>
        <Box sx={{ textAlign: { sm: 'right' } }}>
          <Chip
            color={state === 'notSent' ? 'secondary' : 'primary'}
            label={describeState(order)}
          />
          {state !== 'notSent' && stateAt && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
              {formatMoment(stateAt)}
            </Typography>
          )}
        </Box>
      </Box>
      {isOrderReadable(order) ? (
        <>
          <OrderLines lines={lines} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
            <Button variant="outlined" onClick={orderAgain}>
              Order again
            </Button>
            <Button
              href={paths.placeOrder.to(reference)}
              aria-label={`Details of order ${reference}`}
            >
              Details
            </Button>
          </Box>
        </>
      ) : (
        <>
          <Typography>{unreadableOrderText}</Typography>
          <Button variant="outlined" href={paths.contact.to(`Order ${reference}`)} sx={{ mt: 2 }}>
            Contact us
          </Button>
        </>
      )}
    </Panel>
  );
}
