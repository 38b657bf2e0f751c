import { tallPhone } from '@/shared/ui/screens';

/** `base.css` makes room for the bar at the foot of the page; toasts keep above it. */
export const buyBarRoom = (height: number) => ({
  [tallPhone]: {
    ':root': { '--buy-bar': `${String(height)}px` },
  },
});

/** Fixed over the page, with room for the button that opens a chat. */
export const fixedBuyBar = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'appBar',
  pl: 2,
  pr: 'calc(12px + var(--chat-room, 4px))',
  pt: 1,
  pb: 'calc(8px + env(safe-area-inset-bottom))',
  borderTop: 1,
  borderTopColor: 'divider',
  bgcolor: 'background.paper',
} as const;
