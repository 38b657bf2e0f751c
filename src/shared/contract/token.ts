import * as v from 'valibot';
import { isBearer, usualTokenLifetime } from './bearer';
import { DecimalNumber } from './primitives';

/**
 * Answer of `GenerateToken`. Valid only with `statusCode` 200 and a token in `data` that is allowed
 * in a header.
 */
export const TokenResponse = v.object({
  statusCode: v.pipe(DecimalNumber, v.literal(200)),
  data: v.pipe(v.string(), v.trim(), v.check(isBearer)),
  /** In seconds. If it is missing or not a positive number, the usual lifetime applies. */
  expiresIn: v.fallback(v.pipe(DecimalNumber, v.gtValue(0)), usualTokenLifetime),
});
export type TokenResponse = v.InferOutput<typeof TokenResponse>;
