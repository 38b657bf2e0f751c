import type { Context, MiddlewareHandler } from 'hono';
import type { Store, User } from '../store';
import type { AppTools } from './appTools';
import { readId } from './body';
import { refuse, RetryLater } from './errors';

/** Lets through who bears a token of this shop, a web client's or a user's. */
export function requireBearer({ tokens }: AppTools): MiddlewareHandler {
  return async (c, next) => {
    const token = bearerOf(c);
    if (!token) refuse(401, 'An access token is needed');
    if (!(await tokens.read(token))) refuse(401, 'The access token is invalid or has expired');
    await next();
  };
}

/** Calls whose bearer is the web client's token name the user here. */
export const userTokenHeader = 'X-User-Token';

/** The user whose token the request carries; 401 without one. */
export async function signedInUser({ tokens, store }: AppTools, c: Context): Promise<User> {
  const given = [c.req.header(userTokenHeader), bearerOf(c)];
  const read = await Promise.all(given.map((token = '') => tokens.read(token)));
  const claims = read.find((each) => each?.audience === 'user');
  const userId = readId(claims?.subject);
  const user = userId && (await store.userById(userId));
  if (!user) refuse(401, 'Please log in first');
  return user;
}

const bearerOf = (c: Context) => /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];

export interface Limit {
  /** What is limited, and whose. */
  key: string;
  max: number;
  windowSeconds: number;
  message: string;
}

/** Counts this attempt, and refuses it when the caller has had enough of them. */
export async function limitAttempts(store: Store, limit: Limit): Promise<void> {
  const now = new Date();
  const { count, expiresAt } = await store.countAttempt(limit.key, limit.windowSeconds, now);
  if (count <= limit.max) return;
  const seconds = Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
  throw new RetryLater(429, limit.message, seconds);
}

/** A hundred of a kind in an hour are enough for one address. */
export const limitCaller = (
  { store, clientAddress }: AppTools,
  c: Context,
  kind: string,
  message: string,
) =>
  limitAttempts(store, {
    key: `${kind}|${clientAddress(c)}`,
    max: 100,
    windowSeconds: 3600,
    message,
  });

/** Pictures cost the most, whichever call brings them. */
export const limitUploads = (tools: AppTools, c: Context) =>
  limitCaller(tools, c, 'upload', 'Too many uploads. Please try again later.');
