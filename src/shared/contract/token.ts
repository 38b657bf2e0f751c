import * as v from 'valibot';
import { isBearer, usualTokenLifetime } from './bearer';
import { DecimalNumber } from './primitives';

/** Call 1. Valid only with `statusCode` 200 and a token in `data` that a header can carry. */
export const TokenResponse = v.object({
  statusCode: v.pipe(DecimalNumber, v.literal(200)),
  data: v.pipe(v.string(), v.trim(), v.check(isBearer)),
  /** In seconds. If it is missing or not a positive number, the usual lifetime applies. */
  expiresIn: v.fallback(v.pipe(DecimalNumber, v.gtValue(0)), usualTokenLifetime),
});
export type TokenResponse = v.InferOutput<typeof TokenResponse>;
