import SendRounded from '@mui/icons-material/SendRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '@/shared/ui/Button';
import { FormProblem } from '@/shared/ui/FormProblem';
import { orderEnquiry } from '../orderEnquiry';
import type { PlacedOrder } from '../placedOrders';
import { useSendOrder } from '../useSendOrder';
import type { Shop } from '../useSendOrder';

interface SendToShopProps {
  order: PlacedOrder;
  shop: Shop;
  /** What the shopper can do instead. */
  otherwise: string;
}

/** Posts the order to the supplier as an enquiry; where that can't be, says why. Nothing for an order that is sent. */
export function SendToShop({ order, shop, otherwise }: SendToShopProps) {
  const { send, isSending, failure } = useSendOrder(order.reference, shop.sendEnquiry);
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
        onClick={send}
      >
        {isSending ? 'Sending...' : `Send to ${shop.name}`}
      </Button>
      {failure && (
        <Box sx={{ flexBasis: '100%' }}>
          <FormProblem>Not sent yet. {failure}</FormProblem>
        </Box>
      )}
    </>
  );
}
