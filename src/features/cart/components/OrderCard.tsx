import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '@/shared/config/paths';
import type { AskFreshLines } from '@/shared/contract/cart';
import { companyLines } from '@/shared/contract/delivery';
import { formatDate, formatMoment } from '@/shared/format/date';
import { Button } from '@/shared/ui/Button';
import { Chip } from '@/shared/ui/Chip';
import { totalText } from '../orderText';
import { orderStates } from '../placedOrders';
import type { PlacedOrder } from '../placedOrders';
import { useSendOrder } from '../useSendOrder';
import type { Shop } from '../useSendOrder';
import { OrderAgain } from './OrderAgain';
import { OrderLines } from './OrderLines';
import { Panel } from './Panel';
import { SendOnWhatsApp } from './SendOnWhatsApp';
import { SendToShop } from './SendToShop';

interface OrderCardProps {
  order: PlacedOrder;
  shop: Shop;
  askFreshLines: AskFreshLines;
}

export function OrderCard({ order, shop, askFreshLines }: OrderCardProps) {
  const { reference, placedAt, state, stateAt, lines, delivery } = order;
  const sending = useSendOrder(shop.sendEnquiry);

  return (
    <Panel aria-label={`Order ${reference}`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
        <Box sx={{ flex: 1, minWidth: 200 }}>
          <Typography variant="h3">{reference}</Typography>
          <Typography variant="body2" color="textSecondary">
            {[formatDate(placedAt), ...companyLines(delivery)].join(' · ')}
          </Typography>
        </Box>
        <Box sx={{ textAlign: { sm: 'right' } }}>
          <Chip color={state === 'notSent' ? 'secondary' : 'primary'}>
            {state === 'sent' ? `Sent to ${shop.name}` : orderStates[state]}
          </Chip>
          {state !== 'notSent' && stateAt && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
              {formatMoment(stateAt)}
            </Typography>
          )}
        </Box>
      </Box>
      <OrderLines lines={lines} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          mt: 2,
          pt: 2,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Typography sx={{ flex: 1, minWidth: 160, fontWeight: 700, fontSize: '1.125rem' }}>
          Total {totalText(lines)}
        </Typography>
        <OrderAgain lines={lines} askFreshLines={askFreshLines} />
        {state !== 'sent' && <SendOnWhatsApp order={order} cellNo={shop.cellNo} />}
        <SendToShop
          order={order}
          shopName={shop.name}
          sending={sending}
          otherwise="Open Details for other ways to send it."
        />
        <Button to={paths.placeOrder.to(reference)} aria-label={`Details of order ${reference}`}>
          Details
        </Button>
      </Box>
    </Panel>
  );
}
