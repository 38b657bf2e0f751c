import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import SendRounded from '@mui/icons-material/SendRounded';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { copyText } from '@/shared/browser/clipboard';
import { getWhatsAppUrl } from '@/shared/format/whatsApp';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { showSuccess } from '@/shared/store/toast';
import { FormField } from '@/shared/ui/FormField';
import { FormProblem } from '@/shared/ui/FormProblem';
import { LoadingButton } from '@/shared/ui/LoadingButton';
import { markOrderSubmitted } from '../markOrderSubmitted';
import { toOrderEnquiries } from '../orderEnquiries';
import { formatChatMessage, formatOrder } from '../orderText';
import { readSentParts } from '../placedOrders';
import type { PlacedOrder } from '../placedOrders';
import type { OrderSending, Shop } from '../useSendOrder';

/**
 * Returns a text about what was not sent. Returns `''` if the order may have arrived, because the
 * error message then says so.
 */
function getUnsentText({ parts, sendingSince }: PlacedOrder): string {
  if (sendingSince) return '';
  if (!parts) return 'Not sent yet.';
  return `Part ${parts.sent.length + 1} of ${parts.count} was not sent.`;
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
  const enquiries = toOrderEnquiries(order);
  const canSendEnquiry = typeof enquiries !== 'string';
  const sentPartCount = canSendEnquiry ? readSentParts(order, enquiries.length).length : 0;
  const sendLabel =
    sentPartCount > 0 ? 'Send the rest' : order.sendingSince ? 'Send again' : 'Send';

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
        {canSendEnquiry && !isShownAsSent && (
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
          {`${getUnsentText(order)} ${orderSending.failureMessage}`.trimStart()}
        </FormProblem>
      )}
      {!canSendEnquiry && !isShownAsSent && (
        <Typography color="textSecondary">
          {`${enquiries} ${
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
