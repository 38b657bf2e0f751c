import WhatsApp from '@mui/icons-material/WhatsApp';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useClientInfo } from '@/features/content/useClientInfo';
import { whatsAppUrl } from '@/shared/format/whatsApp';
import { shortScreen, tallPhone } from '@/shared/ui/screens';

/** From here on the margin beside the page is wide enough for the button. */
const hasMargin = '@media (min-width: 1360px)';

const room = {
  ':root': { '--chat-room': '52px' },
  '@media (max-width: 1359.95px) and (min-height: 480.05px)': {
    ':root': { '--chat-bar': '48px' },
  },
};

/**
 * Floats in the margin beside the page. Where there is none, it is a slim bar of its own at the foot of the screen, or
 * stands within the buy bar: so it never lies on a control or a price.
 */
const Chat = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  height: 'calc(48px + env(safe-area-inset-bottom))',
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.background.paper,
  textDecoration: 'none',
  '&:focus-visible': { outlineOffset: -3 },
  [tallPhone]: {
    'html:has([data-buy-bar]) &': {
      insetInline: 'auto 12px',
      bottom: 'calc(8px + env(safe-area-inset-bottom))',
      width: 44,
      height: 44,
      padding: 0,
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: 999,
      '& span': { display: 'none' },
    },
  },
  [hasMargin]: {
    insetInline: 'auto 4px',
    bottom: 16,
    width: 48,
    height: 48,
    padding: 0,
    border: 0,
    borderRadius: 999,
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
    '& span': { display: 'none' },
    '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
    '&:focus-visible': { outlineOffset: 2 },
  },
  [shortScreen]: { position: 'static', height: 48, padding: 0 },
  '@media print': { display: 'none' },
}));

export function WhatsAppButton() {
  const { cellNo } = useClientInfo();
  const href = whatsAppUrl(cellNo);
  if (!href) return null;
  return (
    <>
      <GlobalStyles styles={room} />
      <Chat
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Chat on WhatsApp (opens in a new tab)"
      >
        <WhatsApp aria-hidden />
        <span>Chat on WhatsApp</span>
      </Chat>
    </>
  );
}
