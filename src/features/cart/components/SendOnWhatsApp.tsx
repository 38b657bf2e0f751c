import WhatsApp from '@mui/icons-material/WhatsApp';
import { copyText } from '@/shared/browser/clipboard';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { whatsAppUrl } from '@/shared/format/whatsApp';
import { Button } from '@/shared/ui/Button';
import { handOff } from '../handOff';
import { chatText, orderText } from '../orderText';
import type { PlacedOrder } from '../placedOrders';

export function SendOnWhatsApp({ order, cellNo }: { order: PlacedOrder; cellNo: string }) {
  const dispatch = useAppDispatch();
  const { text, isSummary } = chatText(order);
  const url = whatsAppUrl(cellNo, text);
  if (!url) return null;
  const label = order.state === 'sent' ? 'Send a copy on WhatsApp' : 'Send on WhatsApp';
  return (
    <Button
      variant={order.state === 'notSent' ? 'contained' : 'outlined'}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      startIcon={<WhatsApp />}
      aria-label={`${label} (opens in a new tab)`}
      onClick={() => {
        // Too long for a link: the whole text is ready to be pasted behind the summary.
        if (isSummary) void copyText(orderText(order));
        dispatch(handOff(order.reference, 'whatsApp'));
      }}
    >
      {label}
    </Button>
  );
}
