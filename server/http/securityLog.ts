import type { Context, MiddlewareHandler } from 'hono';
import type { AppTools } from './appTools';
import { getLoggedAccount, getWiderNetwork } from './callers';
import { TokenError } from './errors';

type SecurityEventName =
  | 'login accepted'
  | 'login refused'
  | 'login limited'
  | 'token refused'
  | 'access refused'
  | 'inbox read'
  | 'account created'
  | 'account changed'
  | 'upload refused'
  | 'admin command';

/** A line of the security log. It must not contain a password, token, name or e-mail address. */
export interface SecurityEvent {
  event: SecurityEventName;
  /** Id of the account, if it is known. */
  account?: number | undefined;
  /** The caller's /24 network (IPv4) or /48 network (IPv6). */
  network?: string | undefined;
  /** Action of the command `npm run admin`. */
  action?: string;
  isEmailChanged?: boolean;
}

type LogTools = Pick<AppTools, 'logSecurityEvent' | 'clientAddress'>;

/** Writes an event of this request to the security log. */
export const logEvent = (
  { logSecurityEvent, clientAddress }: LogTools,
  c: Context,
  event: SecurityEventName,
  details: Pick<SecurityEvent, 'isEmailChanged'> = {},
): void =>
  logSecurityEvent({
    event,
    account: getLoggedAccount(c),
    network: toLoggedNetwork(clientAddress(c)),
    ...details,
  });

/** @param network address or network in the format of `getNetwork` */
const toLoggedNetwork = (network: string) =>
  (getWiderNetwork(network) ?? network.replace(/\.\d+$/, '.0/24')) || undefined;

/**
 * Logs the refusal of a request, at most once a minute for each network and kind of refusal.
 */
export function logRefusals(tools: LogTools): MiddlewareHandler {
  const isFirstInMinute = createMinuteFilter();
  return async (c, next) => {
    await next();
    const event = getRefusal(c);
    const network = event && toLoggedNetwork(tools.clientAddress(c));
    if (event && isFirstInMinute(`${event} ${network}`)) logEvent(tools, c, event);
  };
}

function getRefusal({ req, res, error }: Context): SecurityEventName | undefined {
  const { status } = res;
  if (error instanceof TokenError) return 'token refused';
  if (req.path.endsWith('/UserValidate') && error) {
    if (status === 404) return 'login refused';
    if (status === 429) return 'login limited';
  }
  if (status === 401 || status === 403) return 'access refused';
  const isUploadRefused = req.path.endsWith('/upload')
    ? status >= 400
    : req.path.endsWith('/WebUpdate') && (status === 413 || status === 415);
  return isUploadRefused ? 'upload refused' : undefined;
}

const minuteMs = 60_000;

/**
 * Creates a function that returns whether it gets a key for the first time in a minute. It uses a
 * clock that nobody can set.
 * @param maxKeys how many keys to remember; further keys are treated as known
 */
export function createMinuteFilter(maxKeys = 10_000): (key: string) => boolean {
  const timesByKey = new Map<string, number>();
  return (key) => {
    const now = performance.now();
    // The map is in the order of the times.
    for (const [oldKey, time] of timesByKey) {
      if (now - time < minuteMs) break;
      timesByKey.delete(oldKey);
    }
    if (timesByKey.has(key) || timesByKey.size >= maxKeys) return false;
    timesByKey.set(key, now);
    return true;
  };
}
