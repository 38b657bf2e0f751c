/** What is chosen, where the system's few colours replace the shop's (Windows' contrast themes). */
export const chosenInForcedColours = {
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    borderColor: 'Highlight',
    color: 'HighlightText',
    backgroundColor: 'Highlight',
    '& *': { color: 'inherit' },
  },
} as const;
