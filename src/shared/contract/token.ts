import * as v from 'valibot';
import { isBearer, tokenLifetime } from './bearer';

const { shortest, usual, longest } = tokenLifetime;
const withinBounds = (seconds: number) => Math.min(Math.max(seconds, shortest), longest);

const Seconds = v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.toNumber())]);

/** Call 1. Valid only with `statusCode` 200 and a token in `data` that can be sent. */
export const TokenResponse = v.object({
  statusCode: v.literal(200),
  data: v.pipe(v.string(), v.trim(), v.check(isBearer)),
  /** Seconds, within bounds: a lifetime of 0 would ask for a token with every call. */
  expiresIn: v.pipe(v.fallback(Seconds, usual), v.transform(withinBounds)),
});
export type TokenResponse = v.InferOutput<typeof TokenResponse>;
