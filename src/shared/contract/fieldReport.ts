import * as v from 'valibot';
import { paths } from '../config/paths';
import { maxReportRows, measureLimits } from './measureLimits';

const Measurement = v.pipe(
  v.object({
    name: v.picklist(['TTFB', 'LCP', 'INP', 'CLS', 'error']),
    /** A time in ms, the score for CLS, or a count for errors. */
    value: v.pipe(v.number(), v.minValue(0)),
    /**
     * The router's pattern of the page, so that the report contains no product id or search text.
     * `*` means any other page.
     */
    route: v.picklist([...Object.values(paths).map(({ pattern }) => pattern), '*']),
    /**
     * CSS selector of the measured element. For an error, the error message followed by the
     * positions in our scripts where it occurred.
     */
    detail: v.pipe(v.string(), v.maxLength(1000)),
  }),
  v.check(
    ({ name, value }) =>
      value <= measureLimits[name] && (name !== 'error' || (Number.isInteger(value) && value > 0)),
    'value: is out of range',
  ),
);

/**
 * The report that a page sends when it is hidden (`measure` in `config.js`). The report contains no
 * personal data.
 */
export const FieldReport = v.object({
  release: v.pipe(v.string(), v.regex(/^[\w.-]{0,40}$/)),
  device: v.picklist(['phone', 'tablet', 'desktop']),
  rows: v.pipe(v.array(Measurement), v.minLength(1), v.maxLength(maxReportRows)),
});
export type FieldReport = v.InferOutput<typeof FieldReport>;
