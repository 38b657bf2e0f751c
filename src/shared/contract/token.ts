import * as v from 'valibot';
import { Text } from './primitives';

/** Call 1. Valid only with `statusCode` 200 and a token in `data` (section 5). */
export const TokenResponse = v.object({
  statusCode: v.literal(200),
  data: v.pipe(v.string(), v.nonEmpty()),
  message: v.optional(Text),
  /** Seconds; 3600 where the response has none (section 9). */
  expiresIn: v.fallback(
    v.pipe(v.union([v.number(), v.pipe(v.string(), v.toNumber())]), v.minValue(1)),
    3600,
  ),
});
export type TokenResponse = v.InferOutput<typeof TokenResponse>;
