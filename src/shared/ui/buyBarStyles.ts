import type { Theme } from '@mui/material/styles';

/**
 * Returns the styles of a buy bar, which is fixed to the bottom of the screen. `base.css` reserves
 * its space at the end of the page. Toasts and the chat button stay above it.
 * @param height in px at the usual font size
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
