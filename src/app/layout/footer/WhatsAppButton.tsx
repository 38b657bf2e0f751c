import WhatsApp from '@mui/icons-material/WhatsApp';
import Fab from '@mui/material/Fab';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { getWhatsAppUrl } from '@/shared/format/whatsApp';
import { useChatTopic } from '@/shared/navigation/pageHead';

/**
 * A button that opens a WhatsApp chat with the shop. It floats above any bar at the bottom of the
 * screen. `base.css` reserves space for it at the end of the page.
 */
export function WhatsAppButton() {
  const { cellNo } = useClientInfo();
  const chatTopic = useChatTopic();
  const href = getWhatsAppUrl(cellNo, chatTopic && `Hello, I have a question about ${chatTopic}.`);
  if (!href) return null;
  return (
    <Fab
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="Chat on WhatsApp (opens in a new tab)"
      color="primary"
      size="medium"
      sx={{
        position: 'fixed',
        right: 16,
        bottom:
          'calc(16px + max(var(--buy-bar, 0px), var(--sticky-bar, 0px)) + env(safe-area-inset-bottom))',
        zIndex: 'appBar',
        '@media print': { display: 'none' },
      }}
    >
      <WhatsApp />
    </Fab>
  );
}
