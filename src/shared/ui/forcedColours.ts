/** What is chosen, where the system's few colours replace the shop's (Windows' contrast themes). */
export const chosenInForcedColours = {
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
