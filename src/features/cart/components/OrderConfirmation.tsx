import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { paths } from '@/shared/config/paths';
import type { SignedInUser } from '@/shared/contract/signedInUser';
import { formatMoment } from '@/shared/format/date';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Panel } from '@/shared/ui/Panel';
import { TwoColumns } from '@/shared/ui/TwoColumns';
import { buyNowEnded } from '../cartSlice';
import {
  hiddenOrdersText,
  isOrderReadable,
  isOrderVisible,
  isPartlySent,
  unreadableOrderText,
} from '../placedOrder';
import type { OrderState, PlacedOrder } from '../placedOrder';
import { usePlacedOrders } from '../placedOrders';
import type { OrderSending, Shop } from '../useSendOrder';
import { OrderDocument } from './OrderDocument';
import { SendOrder } from './SendOrder';

interface SendingProps {
  shop: Shop;
  orderSending: OrderSending;
}

function getMissingText(order: PlacedOrder | undefined, isVisible: boolean): string {
  if (!order)
    return 'This order is not saved on this device. Each order is saved only on the device where you placed it.';
  return isVisible ? unreadableOrderText : hiddenOrdersText;
}

export function OrderConfirmation({
  reference,
  user,
  ...sendingProps
}: SendingProps & { reference: string; user: SignedInUser | undefined }) {
  const order = usePlacedOrders().find((candidate) => candidate.reference === reference);
  const isVisible = order !== undefined && isOrderVisible(order, user);
  if (isVisible && isOrderReadable(order)) return <Confirmation order={order} {...sendingProps} />;
  return (
    <>
      <PageHeading>{`Order ${reference}`}</PageHeading>
      <EmptyState
        text={getMissingText(order, isVisible)}
        link={{ href: paths.orders.to(), children: 'My Orders' }}
      />
    </>
  );
}

type ConfirmationState = OrderState | 'sending' | 'partlySent' | 'mayHaveArrived';

function getConfirmationState(order: PlacedOrder, isSending: boolean): ConfirmationState {
  const { state, sendingSince } = order;
  if (state === 'sent') return state;
  if (isSending) return 'sending';
  if (isPartlySent(order)) return 'partlySent';
  return state === 'notSent' && sendingSince ? 'mayHaveArrived' : state;
}

const headingsByState: Partial<Record<ConfirmationState, string>> = {
  sending: 'Sending your order',
  partlySent: 'Your order is only partly sent',
  mayHaveArrived: 'Your order may have reached us',
  sent: 'Order sent',
};

const getStateTexts = (
  shopName: string,
  order: PlacedOrder,
): Record<ConfirmationState, string> => ({
  notSent: `This order has not been sent yet. Please send it to ${shopName} with one of the buttons below.`,
  copied: `The order text has been copied. To place your order, paste it into a message to ${shopName} and send it.`,
  whatsApp: `WhatsApp has opened with your order. To place it, press Send in WhatsApp.`,
  sending: `Sending your order to ${shopName}…`,
  partlySent: `Only a part of this order has reached ${shopName}. You can safely send all of it again: the reference shows that it is the same order.`,
  mayHaveArrived: `We tried to send this order on ${formatMoment(order.sendingSince)} but got no answer, so ${shopName} may already have it. You can safely send it again: the reference shows that it is the same order.`,
  sent: `Sent to ${shopName}${order.stateAt ? ` on ${formatMoment(order.stateAt)}` : ''}.`,
});

function Confirmation({ order, shop, orderSending }: SendingProps & { order: PlacedOrder }) {
  const { reference, state } = order;
  const dispatch = useAppDispatch();
  const isSent = state === 'sent';
  const confirmationState = getConfirmationState(order, orderSending.isSending);
  const isSendingNeeded =
    confirmationState === 'notSent' ||
    confirmationState === 'partlySent' ||
    confirmationState === 'mayHaveArrived';

  // Ends Buy now only once the order is shown. Before that, the checkout still needs the Buy now
  // item.
  useEffect(() => {
    dispatch(buyNowEnded());
  }, [dispatch]);

  // The checkout changes only the query of the URL. The router then moves neither the focus nor the
  // scroll position.
  useEffect(() => {
    focusPageHeading();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  return (
    <>
      <PageHeading>
        {headingsByState[confirmationState] ?? 'Your order is ready to send'}
      </PageHeading>
      <TwoColumns>
        <Panel sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
          <Typography sx={{ fontSize: '1.0625rem' }}>
            Reference <strong>{reference}</strong>
          </Typography>
          <Alert
            severity={isSendingNeeded ? 'warning' : isSent ? 'success' : 'info'}
            color={isSendingNeeded ? 'warning' : 'success'}
            variant="outlined"
            role="status"
            sx={{ width: 1, color: 'text.primary' }}
          >
            {getStateTexts(shop.name, order)[confirmationState]}
          </Alert>
          <SendOrder order={order} shop={shop} orderSending={orderSending} />
          <Typography color="textSecondary">
            {`${isSent || orderSending.isSending ? 'We' : 'Once it is sent, we'}’ll call you on ${order.delivery.phone} to confirm. You pay cash on delivery. A copy is saved on this device only, under My Orders.`}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -1 }}>
            <Button href={paths.orders.to()}>My Orders</Button>
            <Button href={paths.proForma.to(reference)}>Print pro-forma invoice</Button>
            <Button href={paths.contact.to(`Order ${reference}`)}>Contact us</Button>
            <Button href={paths.collection.to()}>Continue Shopping</Button>
          </Box>
        </Panel>
        <OrderDocument order={order} shopName={shop.name} />
      </TwoColumns>
    </>
  );
}
