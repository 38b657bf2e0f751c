import WhatsApp from '@mui/icons-material/WhatsApp';
import Fab from '@mui/material/Fab';
import { useClientInfo } from '@/features/content/useClientInfo';
import { whatsAppUrl } from '@/shared/lib/whatsApp';

/** Opens a chat with the company; without a usable number there is none. A page's bottom bar lifts it. */
export function WhatsAppButton() {
  const { cellNo } = useClientInfo();
  const href = whatsAppUrl(cellNo);
  if (!href) return null;
  return (
    <Fab
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="Chat on WhatsApp (opens in a new tab)"
      color="primary"
      sx={{
        position: 'fixed',
        right: 'max(16px, env(safe-area-inset-right))',
        bottom: 'calc(16px + var(--bottom-bar, 0px) + env(safe-area-inset-bottom))',
        boxShadow: 3,
        '@media print': { display: 'none' },
      }}
    >
      <WhatsApp />
    </Fab>
  );
}
