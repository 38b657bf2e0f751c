import { parseArgs } from 'node:util';
import { StartError } from './startError';

export const seedFolder = 'server/seed';

export type Settings = ReturnType<typeof readSettings>;

export type DataPlace = ReturnType<typeof readDataPlace>;

/** Where the data are. */
export const readDataPlace = (env: NodeJS.ProcessEnv) => ({
  databaseUrl: env.DATABASE_URL || undefined,
  dataFolder: env.DATA_DIR || '.data',
});

/** What the command line and the environment decide. */
export function readSettings(args: string[], env: NodeJS.ProcessEnv) {
  const { port, reset = false } = readFlags(args);
  if (reset && env.DATABASE_URL)
    throw new StartError(
      '--reset is for the data folder: of DATABASE_URL, drop the schema storefront',
    );
  const host = env.HOST || '127.0.0.1';
  const trustProxy = env.TRUST_PROXY === 'true';
  /** Unless it is said, only where nobody else reaches the shop. */
  const demoAccounts = env.DEMO_ACCOUNTS
    ? env.DEMO_ACCOUNTS === 'true'
    : isLoopback(host) && !trustProxy;
  const inboxRemote = env.INBOX_REMOTE === 'true';
  if (inboxRemote && demoAccounts)
    throw new StartError('INBOX_REMOTE=true needs DEMO_ACCOUNTS=false: their passwords are public');
  const { TOKEN_SECRET: tokenSecret = '', INBOX_WEBHOOK: inboxWebhook } = env;
  if (tokenSecret && tokenSecret.length < 32)
    throw new StartError('TOKEN_SECRET must have at least 32 characters');
  const phoneDigits = Number(env.PHONE_DIGITS || 11);
  if (!Number.isInteger(phoneDigits) || phoneDigits < 1)
    throw new StartError('PHONE_DIGITS must be a whole number, like 11');
  // The address may be a secret itself, so no message repeats it.
  if (inboxWebhook && !/^https?:\/\/[^@/]+(?:\/|$)/.test(inboxWebhook))
    throw new StartError(
      'INBOX_WEBHOOK must be an http or https address without a user name, like https://example.com/hook',
    );
  return {
    port: Number(port ?? (env.PORT || 4000)),
    host,
    reset,
    ...readDataPlace(env),
    staticFolder: env.STATIC_DIR || 'dist',
    webClient: {
      loginId: env.WEB_CLIENT_ID || 'webclient',
      loginPassword: env.WEB_CLIENT_PASSWORD || 'webclient-demo',
    },
    demoAccounts,
    /** Of a mobile number, as `brand.phoneDigits` of the site's `config.js`. */
    phoneDigits,
    tokenSecret,
    corsOrigins: readOrigins(env.CORS_ORIGIN),
    inboxRemote,
    /** Believe `X-Forwarded-For`: only behind a proxy that sets it. */
    trustProxy,
    /** Each enquiry and order is forwarded to it. */
    inboxWebhook,
  };
}

/** @param text origins with spaces or commas between them; a slash at the end of one is left out */
function readOrigins(text = ''): string[] {
  return text.split(/[\s,]+/).flatMap((word) => {
    const origin = word.replace(/\/+$/, '');
    if (origin === '') return [];
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new StartError(
        `CORS_ORIGIN names ${word}, which is no origin. Name each like https://shop.example.com, with spaces or commas between them`,
      );
    return [origin];
  });
}

function readFlags(args: string[]) {
  try {
    const options = { port: { type: 'string' }, reset: { type: 'boolean' } } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    const [reason] = (error as Error).message.split('.');
    throw new StartError(`${reason}. Known: --port NUMBER, --reset`);
  }
}

/** Whether this computer alone reaches what listens there. */
export const isLoopback = (host: string) => ['127.0.0.1', '::1', 'localhost'].includes(host);
