import { styled } from '@mui/material/styles';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { whatsAppUrl } from '@/shared/format/whatsApp';
import { usePageSubject } from '@/shared/navigation/pageHead';
import { SpriteIcon } from '@/shared/ui/Icon';
import { shortScreen, tallPhone } from '@/shared/ui/screens';

/** The margin beside the page is wide enough for the button, or it is not. */
const hasMargin = '@media (min-width: 85em)';
const hasNone = '@media (max-width: 84.997em)';

const round = { padding: 0, borderRadius: 'var(--pill)', '& .label': { display: 'none' } };

/**
 * Floats in the margin beside the page. Where there is none, it is a slim bar of its own at the foot of the screen, or
 * stands within the buy bar: so it never lies on a control or a price.
 */
const Chat = styled('a')(({ theme: { vars, zIndex } }) => ({
  position: 'fixed',
  zIndex: zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  fontWeight: 600,
  textDecoration: 'none',
  [hasMargin]: {
    ...round,
    insetInline: 'auto 4px',
    bottom: 16,
    width: 48,
    height: 48,
    color: vars.palette.primary.contrastText,
    backgroundColor: vars.palette.primary.main,
    '&:hover': { backgroundColor: vars.palette.primary.dark },
  },
  [hasNone]: {
    insetInline: 0,
    bottom: 0,
    height: 'calc(48px + env(safe-area-inset-bottom))',
    paddingBottom: 'env(safe-area-inset-bottom)',
    borderTop: `1px solid ${vars.palette.divider}`,
    color: vars.palette.primary.main,
    backgroundColor: vars.palette.background.paper,
    '&:focus-visible': { outlineOffset: -3 },
  },
  [tallPhone]: {
    'html:has([data-buy-bar]) &': {
      ...round,
      insetInline: 'auto 12px',
      bottom: 'calc(8px + env(safe-area-inset-bottom))',
      width: 44,
      height: 44,
      border: `1px solid ${vars.palette.divider}`,
    },
  },
  [shortScreen]: { position: 'static', height: 48, padding: 0 },
  '@media print': { display: 'none' },
  // What keeps clear of it: the buy bar, and the end of the page.
  'html:has(&)': {
    '--chat-room': '52px',
    [`${hasNone} and (min-height: 30.003em)`]: { '--chat-bar': '48px' },
  },
}));

export function WhatsAppButton() {
  const { cellNo } = useClientInfo();
  const about = usePageSubject();
  const href = whatsAppUrl(cellNo, about && `Hello, I have a question about ${about}.`);
  if (!href) return null;
  return (
    <Chat
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="Chat on WhatsApp (opens in a new tab)"
    >
      <SpriteIcon name="whatsApp" />
      <span className="label">Chat on WhatsApp</span>
    </Chat>
  );
}
