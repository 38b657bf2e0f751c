import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { copyText } from '@/shared/browser/clipboard';
import { paths } from '@/shared/config/paths';
import { formatMoment } from '@/shared/format/date';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { successToast } from '@/shared/store/toast';
import { whatsAppNumber } from '@/shared/format/whatsApp';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { FormField } from '@/shared/ui/FormField';
import { PageHeading } from '@/shared/ui/PageHeading';
import { handOff } from '../handOff';
import { chatText, orderText } from '../orderText';
import { usePlacedOrders } from '../placedOrders';
import type { OrderState, PlacedOrder } from '../placedOrders';
import type { Sending, Shop } from '../useSendOrder';
import { OrderDocument } from './OrderDocument';
import { Panel } from './Panel';
import { PrintStyles } from './PrintStyles';
import { TwoColumns } from './TwoColumns';
import { SendOnWhatsApp } from './SendOnWhatsApp';
import { SendToShop } from './SendToShop';

interface Means {
  shop: Shop;
  sending: Sending;
}

export function OrderConfirmation({ reference, ...means }: Means & { reference: string }) {
  const order = usePlacedOrders().find((candidate) => candidate.reference === reference);
  if (order) return <Confirmation order={order} {...means} />;
  return (
    <>
      <PageHeading>Order {reference}</PageHeading>
      <EmptyState
        text="This order is not on this device: orders are kept only where they were placed."
        link={{ to: paths.orders.to(), children: 'My Orders' }}
      />
    </>
  );
}

const headings: Partial<Record<string, string>> = {
  sending: 'Sending your order',
  sent: 'Order sent',
};
const stateTexts = (shop: string, at: string): Record<OrderState | 'sending', string> => ({
  notSent: `This order has not been sent yet. It reaches ${shop} only when you send it yourself.`,
  copied: `The order text is copied. Paste it into a message to ${shop} and send it: only then does it arrive.`,
  whatsApp: `WhatsApp opened with your order. Press Send there: only then does it reach ${shop}.`,
  sending: `Sending your order to ${shop}…`,
  sent: `Sent to ${shop}${at && ` on ${at}`}.`,
});

function Confirmation({ order, shop, sending }: Means & { order: PlacedOrder }) {
  const dispatch = useAppDispatch();
  const { reference, state } = order;
  const isSent = state === 'sent';
  const shown = sending.isSending && !isSent ? 'sending' : state;
  const [copyRefused, setCopyRefused] = useState(false);
  const canChat = whatsAppNumber(shop.cellNo) !== undefined;
  const text = orderText(order);

  const copy = async () => {
    const isCopied = await copyText(text);
    setCopyRefused(!isCopied);
    if (!isCopied) return;
    dispatch(handOff(reference, 'copied'));
    dispatch(successToast('Order text copied.'));
  };

  // The address differs in its query only, so the route change does not do it.
  useEffect(() => {
    focusPageHeading();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  return (
    <>
      <PrintStyles />
      <PageHeading>{headings[shown] ?? 'Your order is ready to send'}</PageHeading>
      <TwoColumns>
        <Panel sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
          <Typography sx={{ fontSize: '1.0625rem' }}>
            Reference <strong>{reference}</strong>
          </Typography>
          <Alert
            severity={shown === 'notSent' ? 'warning' : isSent ? 'success' : 'info'}
            color={shown === 'notSent' ? 'warning' : 'success'}
            variant="outlined"
            role="status"
            sx={{ width: 1, color: 'text.primary' }}
          >
            {stateTexts(shop.name, formatMoment(order.stateAt))[shown]}
          </Alert>
          {canChat && !isSent && chatText(order).isSummary && (
            <Typography color="textSecondary">
              The order is long, so the chat opens with a summary. The full text is copied with it:
              paste it as a second message.
            </Typography>
          )}
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1.5,
              width: '100%',
              '& > a, & > button': { flex: { xs: '1 1 100%', sm: 'none' } },
            }}
          >
            <SendOnWhatsApp order={order} cellNo={shop.cellNo} />
            <SendToShop
              order={order}
              shopName={shop.name}
              sending={sending}
              otherwise={
                canChat
                  ? 'Send it on WhatsApp, or copy the text.'
                  : 'Copy the text and send it to us in any way you like.'
              }
            />
            <Button
              variant="outlined"
              startIcon={<ContentCopyRounded />}
              onClick={() => void copy()}
            >
              Copy order text
            </Button>
            <Button variant="outlined" startIcon={<PrintRounded />} onClick={() => window.print()}>
              Print
            </Button>
          </Box>
          {copyRefused && (
            <FormField
              label="Order text"
              optional
              hint="Your browser does not let this page copy. Select the text and copy it."
              rows={8}
              readOnly
              value={text}
            />
          )}
          <Typography color="textSecondary">
            {isSent ? 'Next, ' : 'Once it is sent, '}
            {shop.name} calls {order.delivery.phone} to confirm the order. You pay cash on delivery.
            A copy is kept on this device only, under My Orders.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -1 }}>
            <Button to={paths.orders.to()}>My Orders</Button>
            <Button to={paths.proForma.to(reference)}>Pro-forma to print</Button>
            {!canChat && <Button to={paths.contact.to(`Order ${reference}`)}>Contact us</Button>}
            <Button to={paths.collection.to()}>Continue Shopping</Button>
          </Box>
        </Panel>
        <OrderDocument order={order} shopName={shop.name} />
      </TwoColumns>
    </>
  );
}
