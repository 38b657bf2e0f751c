import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import SendRounded from '@mui/icons-material/SendRounded';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { copyText } from '@/shared/browser/clipboard';
import { maxMessageLength } from '@/shared/contract/enquiry';
import { getPhoneNumberPhrase } from '@/shared/format/mobileText';
import { getWhatsAppUrl } from '@/shared/format/whatsApp';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { showSuccess } from '@/shared/store/toast';
import { FormField } from '@/shared/ui/FormField';
import { FormProblem } from '@/shared/ui/FormProblem';
import { LoadingButton } from '@/shared/ui/LoadingButton';
import { markOrderSubmitted } from '../markOrderSubmitted';
import { canSendAsEnquiry } from '../orderEnquiry';
import { formatChatMessage, formatOrder } from '../orderText';
import { isPartlySent } from '../placedOrder';
import type { PlacedOrder } from '../placedOrder';
import type { OrderSending, Shop } from '../useSendOrder';

/**
 * Returns why the order cannot be sent as an enquiry, or was not accepted as one. Returns
 * `undefined` if there is no such reason.
 */
function getEnquiryProblem(order: PlacedOrder, isRefused: boolean): string | undefined {
  if (!canSendAsEnquiry(order))
    return `This page can only send orders with ${getPhoneNumberPhrase()}.`;
  // Other back ends may accept only messages that are as short as those of the enquiry form.
  const isLong = formatOrder(order).length > maxMessageLength;
  return isRefused && isLong ? 'This order may be too long to send from this page.' : undefined;
}

const fullWidthOnPhones = { flex: { xs: '1 1 100%', sm: 'none' } };

interface SendOrderProps {
  order: PlacedOrder;
  shop: Shop;
  orderSending: OrderSending;
}

/**
 * Buttons that send an order in a chat, as an enquiry or as copied text. If an enquiry is not
 * possible, the component explains why.
 */
export function SendOrder({ order, shop, orderSending }: SendOrderProps) {
  const dispatch = useAppDispatch();
  const [isCopyRefused, setCopyRefused] = useState(false);
  const { reference, state } = order;
  const [isSendPressed, setIsSendPressed] = useState(false);
  // If PLACE ORDER is sending the order, this component already looks as it does after sending, so
  // that nothing moves later.
  const isShownAsSent = state === 'sent' || (orderSending.isSending && !isSendPressed);
  const variant = state === 'notSent' && !isShownAsSent ? 'contained' : 'outlined';
  const orderText = formatOrder(order);
  const chatMessage = formatChatMessage(order);
  const chatUrl = getWhatsAppUrl(shop.cellNo, chatMessage.text);
  const chatLabel = isShownAsSent ? 'Send a copy on WhatsApp' : 'Send on WhatsApp';
  const enquiryProblem = getEnquiryProblem(order, orderSending.isRefused);
  const mayHaveArrived = Boolean(order.sendingSince) || isPartlySent(order);
  const sendLabel = mayHaveArrived ? 'Send again' : 'Send';

  const recordChatOpened = () => {
    // The full text is too long for a link, so it is copied. The shopper can paste it after the
    // summary.
    if (chatMessage.isSummary) void copyText(orderText);
    dispatch(markOrderSubmitted(reference, 'whatsApp'));
  };
  const copyOrder = async () => {
    const isCopied = await copyText(orderText);
    setCopyRefused(!isCopied);
    if (!isCopied) return;
    dispatch(markOrderSubmitted(reference, 'copied'));
    dispatch(showSuccess('Order text copied.'));
  };

  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          width: '100%',
        }}
      >
        {chatUrl && (
          <Button
            variant={variant}
            href={chatUrl}
            target="_blank"
            rel="noopener noreferrer"
            startIcon={<WhatsApp />}
            aria-label={`${chatLabel} (opens in a new tab)`}
            onClick={recordChatOpened}
            sx={fullWidthOnPhones}
          >
            <span>{chatLabel}</span>
          </Button>
        )}
        {canSendAsEnquiry(order) && !isShownAsSent && (
          <LoadingButton
            variant={variant}
            startIcon={<SendRounded />}
            loading={orderSending.isSending}
            onClick={() => {
              setIsSendPressed(true);
              orderSending.send(reference);
            }}
            sx={fullWidthOnPhones}
          >
            {orderSending.isSending ? 'Sending...' : `${sendLabel} to ${shop.name}`}
          </LoadingButton>
        )}
        <Button
          variant="outlined"
          startIcon={<ContentCopyRounded />}
          onClick={() => void copyOrder()}
          sx={fullWidthOnPhones}
        >
          Copy order text
        </Button>
      </Box>
      {orderSending.failureMessage && !isShownAsSent && (
        <FormProblem>
          {mayHaveArrived
            ? orderSending.failureMessage
            : `Not sent yet. ${orderSending.failureMessage}`}
        </FormProblem>
      )}
      {enquiryProblem && !isShownAsSent && (
        <Typography color="textSecondary">
          {`${enquiryProblem} ${
            chatUrl
              ? 'Please send it on WhatsApp, or copy the text and send it to us.'
              : 'Please copy the text and send it to us in any way you like.'
          }`}
        </Typography>
      )}
      {chatUrl && chatMessage.isSummary && !isShownAsSent && (
        <Typography color="textSecondary">
          This order is long, so the chat opens with a summary. The full order is copied for you:
          please paste it into the chat as a second message.
        </Typography>
      )}
      {isCopyRefused && (
        <FormField
          label="Order text"
          optional
          hint="Your browser does not allow copying here. Please select the text and copy it yourself."
          rows={8}
          readOnly
          value={orderText}
        />
      )}
    </>
  );
}
