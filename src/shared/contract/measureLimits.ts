/** The largest value of each measure: times in ms, of CLS the score, of an error how often. */
export const measureLimits = {
  TTFB: 600_000,
  LCP: 600_000,
  INP: 600_000,
  CLS: 100,
  error: 1000,
} as const;
