/** Text is cut after so many lines. */
export const clampLines = <Lines>(lines: Lines) =>
  ({
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    // On paper the whole text stands.
    '@media print': { WebkitLineClamp: 'none' },
  }) as const;
