/**
 * Marks the chosen option when system colours replace the shop's colours, as in Windows' contrast
 * themes.
 */
export const forcedColourSelection = {
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    borderColor: 'Highlight',
    color: 'HighlightText',
    backgroundColor: 'Highlight',
    '--mui-palette-text-primary': 'HighlightText',
    '--mui-palette-text-secondary': 'HighlightText',
    '--mui-palette-primary-main': 'HighlightText',
    '--mui-palette-secondary-main': 'HighlightText',
  },
} as const;
