import type { Theme } from '@mui/material/styles';

/**
 * Fixed over the page, so many px high at the usual size of type, with room for the button that opens a chat. `base.css`
 * makes room for it at the foot of the page; toasts keep above it.
 */
export const fixedBuyBar = ({ vars: { palette }, zIndex }: Theme, height: number) =>
  ({
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: zIndex.appBar,
    // The chat button comes later than the bar: its room is kept, so that the buttons do not move.
    padding: '8px calc(12px + var(--chat-room, 52px)) calc(8px + env(safe-area-inset-bottom)) 16px',
    borderTop: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    'html:has(&)': { '--buy-bar': `${height / 16}rem` },
  }) as const;
