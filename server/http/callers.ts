import type { Context, MiddlewareHandler } from 'hono';
import type { User } from '../rows';
import type { Store } from '../sqlStore';
import type { AppTools } from './appTools';
import { readId } from './body';
import { noSuchCall, refuse, RetryLater } from './errors';
import { mayUseDemo } from './localRequest';

/** Lets through who bears a token of this shop, a web client's or a user's. */
export function requireBearer({ tokens }: AppTools): MiddlewareHandler {
  return async (c, next) => {
    const token = getBearer(c);
    if (!token) refuse(401, 'An access token is needed');
    if (!(await tokens.read(token))) refuse(401, 'The access token is invalid or has expired');
    await next();
  };
}

/** Calls whose bearer is the web client's token name the user here. */
export const userTokenHeader = 'X-User-Token';

/** The user whose token the request carries; 401 without one. */
async function signedInUser(tools: AppTools, c: Context): Promise<User> {
  const { tokens, store } = tools;
  const given = [c.req.header(userTokenHeader), getBearer(c)];
  const read = await Promise.all(given.map((token = '') => tokens.read(token)));
  const claims = read.find((each) => each?.aud === 'user');
  const userId = readId(claims?.sub.split('.')[0]);
  const user = userId && usableAccount(tools, c, await store.userById(userId));
  if (!user || claims?.sub !== tokenSubject(user)) refuse(401, 'Please log in first');
  return user;
}

/** Lets an administrator through, where the inbox is open; to others there is no such call. */
export function requireAdmin(tools: AppTools): MiddlewareHandler {
  return async (c, next) => {
    if (!tools.inboxIsOpenTo(c)) return noSuchCall(c);
    c.header('Cache-Control', 'no-store');
    const { role } = await signedInUser(tools, c);
    if (role !== 'admin') refuse(403, 'Only an administrator may read this');
    return next();
  };
}

/** Whose token it is, and of which password: each has a salt of its own, so that a new one ends the old one's tokens. */
export const tokenSubject = ({ userId, passwordHash }: User): string =>
  `${userId}.${passwordHash.split('$')[2] ?? ''}`;

/** Everybody knows the demo accounts' passwords, so only requests from this computer may use them. */
export const usableAccount = (
  tools: AppTools,
  c: Context,
  user: User | undefined,
): User | undefined => (user?.isDemo && !mayUseDemo(tools, c) ? undefined : user);

const getBearer = (c: Context) => /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];

interface Limit {
  max?: number;
  windowSeconds?: number;
  /** What this attempt takes of it. */
  amount?: number;
  message?: string;
}

/**
 * Counts this attempt, and refuses it when there were too many: a hundred of a kind in an hour are enough for one.
 * @param key what is limited, and whose
 */
async function limitAttempts(store: Store, key: string, limit: Limit = {}): Promise<void> {
  const { max = 100, windowSeconds = 3600, amount = 1 } = limit;
  const { message = 'Too many attempts. Please try again later.' } = limit;
  const now = new Date();
  const { count, expiresAt } = await store.countAttempt(key, windowSeconds, now, amount);
  const seconds = Math.ceil((expiresAt.getTime() - now.getTime()) / 1000);
  if (count > max) throw new RetryLater(429, message, seconds);
}

/** A site has one /48 of IPv6 or so, which is 65,536 of the networks that count as one address. */
const networksOfSite = 4;

/** The /48 of a /64, written as `getNetwork` writes it; `undefined` for other addresses. */
export const getWiderNetwork = (network: string): string | undefined =>
  /^(?:[\da-f]{4}:){3}/.exec(network)?.[0].concat(':/48');

/** Counts what comes from one address, and from all of its site. */
export async function limitCaller(
  { store, clientAddress }: AppTools,
  c: Context,
  kind: string,
  { max = 100, windowSeconds = 3600 } = {},
): Promise<void> {
  const address = clientAddress(c);
  await limitAttempts(store, `${kind}|${address}`, { max, windowSeconds });
  const wider = getWiderNetwork(address);
  const ofSite = { max: networksOfSite * max, windowSeconds };
  if (wider) await limitAttempts(store, `${kind}|${wider}`, ofSite);
}

/** What one caller may have, of what all share: of an IPv6 site, all of it together. */
export function limitShare(
  { store, clientAddress }: AppTools,
  c: Context,
  kind: string,
  limit: Limit,
): Promise<void> {
  const address = clientAddress(c);
  return limitAttempts(store, `${kind}|${getWiderNetwork(address) ?? address}`, limit);
}

const loginSeconds = 15 * 60;
const quickGuesses = 10;
const delayMax = 8000;

/**
 * Counts an attempt to log in: by address, by account and site, and by account alone. The last refuses nothing, or anybody
 * could lock a shopper out; it makes each attempt wait longer, right or wrong.
 * @returns what forgets the attempts at this account, once one was right
 */
export async function limitLogin(
  tools: AppTools,
  c: Context,
  userEmail: string,
): Promise<() => Promise<void>> {
  const { store, clientAddress, delay } = tools;
  const address = clientAddress(c);
  const atAccount = `login|${userEmail}|${getWiderNetwork(address) ?? address}`;
  const fromAnywhere = `login|${userEmail}`;
  await limitCaller(tools, c, 'login', { windowSeconds: loginSeconds });
  await limitAttempts(store, atAccount, { max: quickGuesses, windowSeconds: loginSeconds });
  const { count } = await store.countAttempt(fromAnywhere, loginSeconds, new Date(), 1);
  if (count > quickGuesses) await delay(Math.min(500 * 2 ** (count - quickGuesses - 1), delayMax));
  return async () => {
    await store.clearAttempts(atAccount);
    await store.clearAttempts(fromAnywhere);
  };
}

/** Who is signed in and writes: counted by address and by account. */
export async function signedInWriter(tools: AppTools, c: Context, kind: string): Promise<User> {
  const user = await signedInUser(tools, c);
  await limitCaller(tools, c, kind);
  await limitAttempts(tools.store, `${kind}|user ${user.userId}`);
  return user;
}
