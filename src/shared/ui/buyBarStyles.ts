import type { Theme } from '@mui/material/styles';

/**
 * Fixed over the page, so many px high at the usual size of type. `base.css` makes room for it at the foot of the page;
 * toasts and the chat button keep above it.
 */
export const getBuyBarStyles = ({ vars: { palette }, zIndex }: Theme, height: number) =>
  ({
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: zIndex.appBar,
    padding: '8px 16px calc(8px + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    'html:has(&)': { '--buy-bar': `${height / 16}rem` },
  }) as const;
