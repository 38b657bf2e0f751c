import { parseArgs } from 'node:util';
import { StartError } from './startError';

export const seedFolder = 'server/seed';

export type Settings = ReturnType<typeof readSettings>;

export type DataLocation = ReturnType<typeof readDataLocation>;

/** Returns the location of the shop's data, which environment variables set. */
export const readDataLocation = (env: NodeJS.ProcessEnv) => ({
  databaseUrl: env.DATABASE_URL || undefined,
  dataFolder: env.DATA_DIR || '.data',
});

/**
 * Reads the settings from the command line and the environment.
 * @throws StartError if a setting is invalid
 */
export function readSettings(args: string[], env: NodeJS.ProcessEnv) {
  const { port, reset = false } = readFlags(args);
  if (reset && env.DATABASE_URL)
    throw new StartError(
      '--reset works only for the data folder. For DATABASE_URL, drop the schema storefront',
    );
  const host = env.HOST || '127.0.0.1';
  const trustProxy = env.TRUST_PROXY === 'true';
  const hasDemoAccounts = env.DEMO_ACCOUNTS === 'true';
  if (hasDemoAccounts && env.NODE_ENV === 'production')
    throw new StartError(
      'DEMO_ACCOUNTS=true is refused with NODE_ENV=production, because the passwords of the demo accounts are public. Remove one of the two settings',
    );
  const inboxRemote = env.INBOX_REMOTE === 'true';
  if (inboxRemote && hasDemoAccounts)
    throw new StartError(
      'INBOX_REMOTE=true needs DEMO_ACCOUNTS=false, because the passwords of the demo accounts are public',
    );
  const { TOKEN_SECRET: tokenSecret = '', INBOX_WEBHOOK: inboxWebhook } = env;
  if (tokenSecret && tokenSecret.length < 32)
    throw new StartError('TOKEN_SECRET must have at least 32 characters');
  const phoneDigits = Number(env.PHONE_DIGITS || 11);
  if (!Number.isInteger(phoneDigits) || phoneDigits < 1)
    throw new StartError('PHONE_DIGITS must be a whole number such as 11');
  // The address may contain a secret, so no message repeats it.
  if (inboxWebhook && !/^https?:\/\/[^@/]+(?:\/|$)/.test(inboxWebhook))
    throw new StartError(
      'INBOX_WEBHOOK must be an http or https address without a user name, such as https://example.com/hook',
    );
  return {
    port: Number(port ?? (env.PORT || 4000)),
    host,
    reset,
    ...readDataLocation(env),
    staticFolder: env.STATIC_DIR || 'dist',
    webClient: {
      loginId: env.WEB_CLIENT_ID || 'webclient',
      loginPassword: env.WEB_CLIENT_PASSWORD || 'webclient-demo',
    },
    hasDemoAccounts,
    /** Number of digits of a mobile number, like `brand.phoneDigits` in `config.js`. */
    phoneDigits,
    tokenSecret,
    corsOrigins: readOrigins(env.CORS_ORIGIN),
    inboxRemote,
    /**
     * Whether to trust `X-Forwarded-For`. This is safe only behind a proxy that sets the header.
     */
    trustProxy,
    /** Address to which each enquiry and order is posted. */
    inboxWebhook,
  };
}

/**
 * Returns the origins in a text.
 * @param text origins, separated by spaces or commas, with or without a trailing slash
 */
function readOrigins(text = ''): string[] {
  return text.split(/[\s,]+/).flatMap((word) => {
    const origin = word.replace(/(?<!\/)\/+$/, '');
    if (origin === '') return [];
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new StartError(
        `CORS_ORIGIN contains ${word}, which is not an origin. Write origins such as https://shop.example.com, separated by spaces or commas`,
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
    throw new StartError(`${reason}. Valid options: --port NUMBER, --reset`);
  }
}
