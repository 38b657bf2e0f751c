import SendRounded from '@mui/icons-material/SendRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '@/shared/ui/Button';
import { FormProblem } from '@/shared/ui/FormProblem';
import { orderEnquiry } from '../orderEnquiry';
import type { PlacedOrder } from '../placedOrders';
import type { Sending } from '../useSendOrder';

interface SendToShopProps {
  order: PlacedOrder;
  shopName: string;
  sending: Sending;
  /** What the shopper can do instead. */
  otherwise: string;
}

/** Posts the order to the supplier as an enquiry; where that can't be, says why. Nothing for an order that is sent. */
export function SendToShop({ order, shopName, sending, otherwise }: SendToShopProps) {
  const { send, isSending, failure } = sending;
  const enquiry = orderEnquiry(order);
  if (order.state === 'sent') return null;
  if (typeof enquiry === 'string')
    return (
      <Typography color="textSecondary" sx={{ flexBasis: '100%' }}>
        {enquiry} {otherwise}
      </Typography>
    );
  return (
    <>
      <Button
        variant={order.state === 'notSent' ? 'contained' : 'outlined'}
        startIcon={<SendRounded />}
        loading={isSending}
        onClick={() => send(order.reference)}
      >
        {isSending ? 'Sending...' : `Send to ${shopName}`}
      </Button>
      {failure && (
        <Box sx={{ flexBasis: '100%' }}>
          <FormProblem>Not sent yet. {failure}</FormProblem>
        </Box>
      )}
    </>
  );
}
