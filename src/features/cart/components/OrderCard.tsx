import Box from '@mui/material/Box';
import { paths } from '@/shared/config/paths';
import { companyLines } from '@/shared/contract/delivery';
import { formatDate, formatMoment } from '@/shared/format/date';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { joinedParts } from '@/shared/text/isolated';
import { Button } from '@/shared/ui/Button';
import { Chip } from '@/shared/ui/Chip';
import { addToCart } from '../addToCart';
import { describeState } from '../placedOrders';
import type { PlacedOrder } from '../placedOrders';
import { OrderLines } from './OrderLines';
import { Panel } from './Panel';

/** An order in the list; it is sent from its own page. */
export function OrderCard({ order }: { order: PlacedOrder }) {
  const dispatch = useAppDispatch();
  const { reference, placedAt, state, stateAt, lines, delivery } = order;

  /** As they were: what has changed since is shown at the checkout, as of any cart. */
  const orderAgain = () =>
    dispatch(addToCart(lines.map((line) => ({ ...line, isUnchecked: undefined }))));

  return (
    <Panel aria-label={`Order ${reference}`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
        <Box sx={{ flex: 1, minWidth: 200 }}>
          <h2 className="h3">{reference}</h2>
          <p className="small muted">
            {joinedParts([formatDate(placedAt), ...companyLines(delivery)])}
          </p>
        </Box>
        <Box sx={{ textAlign: { sm: 'right' } }}>
          <Chip color={state === 'notSent' ? 'secondary' : 'primary'}>{describeState(order)}</Chip>
          {state !== 'notSent' && stateAt && (
            <p className="small muted" style={{ marginTop: 4 }}>
              {formatMoment(stateAt)}
            </p>
          )}
        </Box>
      </Box>
      <OrderLines lines={lines} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <Button variant="outlined" onClick={orderAgain}>
          Order again
        </Button>
        <Button to={paths.placeOrder.to(reference)} aria-label={`Details of order ${reference}`}>
          Details
        </Button>
      </Box>
    </Panel>
  );
}
