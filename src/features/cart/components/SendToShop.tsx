import SendRounded from '@mui/icons-material/SendRounded';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { Button } from '@/shared/ui/Button';
import type { ButtonProps } from '@/shared/ui/Button';
import { FormProblem } from '@/shared/ui/FormProblem';
import { orderEnquiry } from '../orderEnquiry';
import type { SendingProblem } from '../orderEnquiry';
import type { PlacedOrder } from '../placedOrders';
import { useSendOrder } from '../useSendOrder';
import type { Shop } from '../useSendOrder';

const problemTexts: Record<SendingProblem, string> = {
  phone: 'Only an order with an 11-digit mobile number can be sent from here.',
  tooLong: 'This order is too long to be sent from here.',
};

interface SendToShopProps extends Pick<ButtonProps, 'variant'> {
  order: PlacedOrder;
  shop: Shop;
  /** What the shopper can do instead. */
  otherwise: string;
}

/** Posts the order to the supplier as an enquiry; where that can't be, says why. Nothing for an order that is sent. */
export function SendToShop({ order, shop, otherwise, ...look }: SendToShopProps) {
  const { send, isSending, failure } = useSendOrder(order.reference, shop.sendEnquiry);
  const enquiry = useMemo(() => orderEnquiry(order), [order]);
  if (order.state === 'sent') return null;
  if (typeof enquiry === 'string')
    return (
      <Box component="p" sx={{ m: 0, flexBasis: '100%', color: 'text.secondary' }}>
        {problemTexts[enquiry]} {otherwise}
      </Box>
    );
  return (
    <>
      <Button {...look} startIcon={<SendRounded />} loading={isSending} onClick={send}>
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
