import * as v from 'valibot';
import { paths } from '../config/paths';
import { measureLimits } from './measureLimits';

const Row = v.pipe(
  v.object({
    name: v.picklist(['TTFB', 'LCP', 'INP', 'CLS', 'error']),
    /** In ms; of CLS the score, of an error how often. */
    value: v.pipe(v.number(), v.minValue(0)),
    /** Which page, never which product or search: the router's pattern; `*` is any other. */
    route: v.picklist([...Object.values(paths).map(({ pattern }) => pattern), '*']),
    /** The element, as a selector; of an error its words, then places in our scripts. */
    detail: v.pipe(v.string(), v.maxLength(1000)),
  }),
  v.check(
    ({ name, value }) =>
      value <= measureLimits[name] && (name !== 'error' || (Number.isInteger(value) && value > 0)),
    'value: is out of range',
  ),
);

/** What a page sends of itself as it is hidden (`measure` in `config.js`): nothing in it is of a shopper. */
export const FieldReport = v.object({
  release: v.pipe(v.string(), v.regex(/^[\w.-]{0,40}$/)),
  device: v.picklist(['phone', 'tablet', 'desktop']),
  rows: v.pipe(v.array(Row), v.minLength(1), v.maxLength(14)),
});
export type FieldReport = v.InferOutput<typeof FieldReport>;
