import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { User } from '../rows';
import type { Store } from '../sqlStore';
import type { AppTools } from './appTools';
import { readId } from './body';
import { answerUnknownCall, refuse, RetryLaterError, TokenError } from './errors';
import { canUseDemo } from './localRequest';

/** Accepts only requests with a valid token, either of the web client or of a user. */
export function requireBearer({ tokens }: AppTools): MiddlewareHandler {
  return async (c, next) => {
    const token = getBearerToken(c);
    if (!token) refuse(401, 'An access token is needed');
    if (!(await tokens.read(token)))
      throw new TokenError('The access token is invalid or has expired');
    await next();
  };
}

/** Sets the account that events in the security log name for this request. */
export const setLoggedAccount = (c: Context, userId: number | undefined): void =>
  c.set('account', userId);

export const getLoggedAccount = (c: Context) => c.get('account') as number | undefined;

/** Header with the user's token, for API calls whose bearer token is that of the web client. */
export const userTokenHeader = 'X-User-Token';

/**
 * Returns the user whose token the request contains.
 * @throws HTTPException (401) if the request contains no valid token of a user
 */
async function getSignedInUser(tools: AppTools, c: Context): Promise<User> {
  const { tokens, store } = tools;
  const requestTokens = [c.req.header(userTokenHeader), getBearerToken(c)].filter(
    (token) => token !== undefined,
  );
  const allClaims = await Promise.all(requestTokens.map((token) => tokens.read(token)));
  const claims = allClaims.find((tokenClaims) => tokenClaims?.aud === 'user');
  const userId = readId(claims?.sub.split('.')[0]);
  setLoggedAccount(c, userId);
  const user = userId && findUsableAccount(tools, c, await store.findUserById(userId));
  if (user && claims?.sub === getTokenSubject(user)) return user;
  const message = 'Please log in first';
  throw claims || allClaims.includes(undefined)
    ? new TokenError(message)
    : new HTTPException(401, { message });
}

/**
 * Accepts only administrators. If the request may not reach the inbox, the answer is the same as
 * for an unknown API call.
 */
export function requireAdmin(tools: AppTools): MiddlewareHandler {
  return async (c, next) => {
    if (!tools.inboxIsOpenTo(c)) return answerUnknownCall(c);
    const { role } = await getSignedInUser(tools, c);
    if (role !== 'admin') refuse(403, 'Only an administrator may read this');
    return next();
  };
}

/**
 * Returns the token subject: the user's id and session key. A new session key invalidates older
 * tokens.
 */
export const getTokenSubject = ({ userId, sessionKey }: User): string => `${userId}.${sessionKey}`;

/**
 * Returns the account, or `undefined` for a demo account that this request may not use. Demo
 * passwords are public.
 */
export const findUsableAccount = (
  tools: AppTools,
  c: Context,
  user: User | undefined,
): User | undefined => (user?.isDemo && !canUseDemo(tools, c) ? undefined : user);

const getBearerToken = (c: Context) =>
  /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];

interface RateLimit {
  /** Highest allowed count within the time window. */
  max?: number;
  windowSeconds?: number;
  /** Amount that this attempt adds to the count, 1 by default. */
  amount?: number;
  message?: string;
}

/**
 * Counts an attempt and refuses it above the limit, which is 100 per hour by default.
 * @param key text that contains the limited action and the caller
 * @throws RetryLaterError if the limit is exceeded
 */
export async function limitAttempts(
  store: Store,
  key: string,
  limit: RateLimit = {},
): Promise<void> {
  const { max = 100, windowSeconds = 3600, amount = 1 } = limit;
  const { message = 'Too many attempts. Please try again later.' } = limit;
  const now = new Date();
  const { count, expiresAt } = await store.countAttempt(key, windowSeconds, now, amount);
  const remainingSeconds = Math.ceil((expiresAt.getTime() - now.getTime()) / 1000);
  if (count > max) throw new RetryLaterError(429, message, remainingSeconds);
}

/**
 * Factor by which the limit of a whole IPv6 site is higher than the limit of one address. A site
 * usually has one /48 network with 65,536 /64 networks, each of which counts as one address.
 */
const siteLimitFactor = 4;

/**
 * Returns the /48 network that contains a /64 network, in the format of `getNetwork`. Returns
 * `undefined` for any other address.
 */
export const getWiderNetwork = (network: string): string | undefined =>
  /^(?:[\da-f]{4}:){3}/.exec(network)?.[0].concat(':/48');

/** Limits attempts at an action from one address, and from its whole IPv6 site. */
export async function limitCaller(
  { store, clientAddress }: AppTools,
  c: Context,
  actionName: string,
  { max = 100, windowSeconds = 3600 } = {},
): Promise<void> {
  const address = clientAddress(c);
  await limitAttempts(store, `${actionName}|${address}`, { max, windowSeconds });
  const widerNetwork = getWiderNetwork(address);
  const siteLimit = { max: siteLimitFactor * max, windowSeconds };
  if (widerNetwork) await limitAttempts(store, `${actionName}|${widerNetwork}`, siteLimit);
}

/** Limits how much of a shared resource one caller uses. An IPv6 site counts as one caller. */
export function limitResourceUse(
  { store, clientAddress }: AppTools,
  c: Context,
  actionName: string,
  limit: RateLimit,
): Promise<void> {
  const address = clientAddress(c);
  return limitAttempts(store, `${actionName}|${getWiderNetwork(address) ?? address}`, limit);
}

const loginWindowSeconds = 15 * 60;
const maxGuessesWithoutDelay = 10;
const maxDelayMs = 8000;

/**
 * Limits login attempts by address, by account together with address or IPv6 site, and by account
 * alone. The last limit only delays attempts, because a refusal would let anybody lock a shopper
 * out.
 * @returns a function that clears the counts of this account after a successful login
 */
export async function limitLogin(
  tools: AppTools,
  c: Context,
  userEmail: string,
): Promise<() => Promise<void>> {
  const { store, clientAddress, delay } = tools;
  const address = clientAddress(c);
  const accountKey = `login|${userEmail}|${getWiderNetwork(address) ?? address}`;
  const allAddressesKey = `login|${userEmail}`;
  await limitCaller(tools, c, 'login', { windowSeconds: loginWindowSeconds });
  await limitAttempts(store, accountKey, {
    max: maxGuessesWithoutDelay,
    windowSeconds: loginWindowSeconds,
  });
  const { count } = await store.countAttempt(allAddressesKey, loginWindowSeconds, new Date(), 1);
  if (count > maxGuessesWithoutDelay)
    await delay(Math.min(500 * 2 ** (count - maxGuessesWithoutDelay - 1), maxDelayMs));
  return async () => {
    await store.clearAttempts(accountKey);
    await store.clearAttempts(allAddressesKey);
  };
}

/** Returns the signed-in user. Limits how often an address or an account may write. */
export async function getSignedInWriter(
  tools: AppTools,
  c: Context,
  actionName: string,
): Promise<User> {
  const user = await getSignedInUser(tools, c);
  await limitCaller(tools, c, actionName);
  await limitAttempts(tools.store, `${actionName}|user ${user.userId}`);
  return user;
}
