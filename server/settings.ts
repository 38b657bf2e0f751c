import { parseArgs } from 'node:util';
import { StartError } from './startError';

export type Settings = ReturnType<typeof readSettings>;

/** Where the data are. */
export const readDataPlace = (env: NodeJS.ProcessEnv) => ({
  databaseUrl: env.DATABASE_URL || undefined,
  dataFolder: env.DATA_DIR || '.data',
});

/** What the command line and the environment decide. */
export function readSettings(args: string[], env: NodeJS.ProcessEnv) {
  const flags = readFlags(args);
  const host = env.HOST || '127.0.0.1';
  const trustProxy = env.TRUST_PROXY === 'true';
  /** Unless it is said, only where nobody else reaches the shop. */
  const demoAccounts = env.DEMO_ACCOUNTS
    ? env.DEMO_ACCOUNTS === 'true'
    : isLoopback(host) && !trustProxy;
  const inboxRemote = env.INBOX_REMOTE === 'true';
  if (inboxRemote && demoAccounts)
    throw new StartError('INBOX_REMOTE=true needs DEMO_ACCOUNTS=false: their passwords are public');
  return {
    port: wholeNumber('The port', flags.port ?? env.PORT ?? '4000', 0, 65_535),
    host,
    reset: flags.reset ?? false,
    /** Only get ready for a quick first start, after a build. */
    prepare: flags.prepare ?? false,
    ...readDataPlace(env),
    cacheFolder: '.cache',
    staticFolder: env.STATIC_DIR || 'dist',
    seedFolder: 'server/seed',
    webClient: {
      loginId: env.WEB_CLIENT_ID || 'webclient',
      loginPassword: env.WEB_CLIENT_PASSWORD || 'webclient-demo',
    },
    demoAccounts,
    tokenSecret: secret(env.TOKEN_SECRET),
    accessTokenSeconds: seconds('ACCESS_TOKEN_SECONDS', env.ACCESS_TOKEN_SECONDS, 3600),
    userTokenSeconds: seconds('USER_TOKEN_SECONDS', env.USER_TOKEN_SECONDS, 24 * 3600),
    corsOrigins: words(env.CORS_ORIGIN),
    connectSrc: words(env.CONNECT_SRC),
    inboxRemote,
    /** Believe `X-Forwarded-For`: only behind a proxy that sets it. */
    trustProxy,
    /** Each enquiry and order is forwarded to it. */
    inboxWebhook: webhook(env.INBOX_WEBHOOK),
  };
}

function readFlags(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: 'string' },
        reset: { type: 'boolean' },
        prepare: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('.')[0] : '';
    throw new StartError(`${reason ?? ''}. Known: --port NUMBER, --reset`);
  }
}

/** Whether this computer alone reaches what listens there. */
export const isLoopback = (host: string) => ['127.0.0.1', '::1', 'localhost'].includes(host);

function secret(value = ''): string {
  if (value && value.length < 32)
    throw new StartError('TOKEN_SECRET must have at least 32 characters');
  return value;
}

/** Several values stand in one variable, with spaces or commas between them. */
const words = (value = '') => value.split(/[\s,]+/).filter(Boolean);

/** The address may be a secret itself, so no message repeats it. */
function webhook(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new StartError(
      'INBOX_WEBHOOK must be an http or https address without a user name, like https://example.com/hook',
    );
  return url.href;
}

const seconds = (name: string, value: string | undefined, standard: number) =>
  wholeNumber(name, value || String(standard), 1, 30 * 24 * 3600);

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new StartError(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
  return value;
}
