/** Returns the styles that cut off a text after a number of lines. */
export const clampLines = <Lines>(lines: Lines) =>
  ({
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    // On paper, the whole text is visible.
    '@media print': { WebkitLineClamp: 'none' },
  }) as const;
