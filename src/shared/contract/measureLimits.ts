/**
 * Largest valid value of each measurement: times in ms, the score for CLS, and a count for errors.
 */
export const measureLimits = {
  TTFB: 600_000,
  LCP: 600_000,
  INP: 600_000,
  CLS: 100,
  error: 1000,
} as const;

/** Maximum number of rows in a report. */
export const maxReportRows = 30;
