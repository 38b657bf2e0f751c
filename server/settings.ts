import * as v from 'valibot';
import { readServerArguments } from './serverArguments.mjs';
import { StartError } from './startError';

export const seedFolder = 'server/seed';

export type DataLocation = ReturnType<typeof readDataLocation>;

/** Returns the location of the shop's data, which environment variables set. */
export const readDataLocation = (env: NodeJS.ProcessEnv) => ({
  databaseUrl: env.DATABASE_URL || undefined,
  dataFolder: env.DATA_DIR || '.data',
});

// Each error text of a single setting continues a sentence that starts with its name.

const createWholeNumberSchema = (minValue: number, maxValue: number, defaultText: string) => {
  const errorText = `must be a whole number from ${minValue} to ${maxValue}, such as ${defaultText}`;
  const WholeNumber = v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d+$/, errorText),
    v.transform(Number),
    v.minValue(minValue, errorText),
    v.maxValue(maxValue, errorText),
  );
  return v.optional(WholeNumber, defaultText);
};

const Port = createWholeNumberSchema(0, 65_535, '4000');

const Flag = v.pipe(
  v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
  v.transform((value) => value === 'true'),
);

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/** Origins, separated by spaces or commas, with or without a trailing slash. */
const Origins = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  v.mapItems((word) => word.replace(/(?<!\/)\/+$/, '')),
  v.check(
    (origins) => origins.every(isOrigin),
    ({ input }) => {
      const invalidWords = input.filter((word) => !isOrigin(word)).join(', ');
      return `contains ${invalidWords}, which is not an origin. Write origins such as https://shop.example.com, separated by spaces or commas`;
    },
  ),
);

/** Options of the command line, and environment variables. */
const SettingsInput = v.pipe(
  v.object({
    '--port': v.optional(Port),
    '--reset': v.optional(v.boolean(), false),
    PORT: Port,
    HOST: v.optional(v.string(), '127.0.0.1'),
    DATABASE_URL: v.optional(v.string()),
    STATIC_DIR: v.optional(v.string(), 'dist'),
    WEB_CLIENT_ID: v.optional(v.string(), 'webclient'),
    WEB_CLIENT_PASSWORD: v.optional(v.string(), 'webclient-demo'),
    NODE_ENV: v.optional(v.string()),
    DEMO_ACCOUNTS: Flag,
    PHONE_DIGITS: createWholeNumberSchema(1, 20, '11'),
    TOKEN_SECRET: v.optional(
      v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters')),
    ),
    CORS_ORIGIN: Origins,
    INBOX_REMOTE: Flag,
    // The address may contain a secret, so no error text repeats it.
    INBOX_WEBHOOK: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^https?:\/\/[^@/]+(?:\/|$)/,
          'must be an http or https address without a user name, such as https://example.com/hook',
        ),
      ),
    ),
    TRUST_PROXY: Flag,
  }),
  v.partialCheck(
    [['--reset'], ['DATABASE_URL']],
    (input) => !(input['--reset'] && input.DATABASE_URL),
    '--reset works only for the data folder. For DATABASE_URL, drop the schema storefront',
  ),
  v.partialCheck(
    [['DEMO_ACCOUNTS'], ['NODE_ENV']],
    (input) => !(input.DEMO_ACCOUNTS && input.NODE_ENV === 'production'),
    'DEMO_ACCOUNTS=true is refused with NODE_ENV=production, because the passwords of the demo accounts are public. Remove one of the two settings',
  ),
  v.partialCheck(
    [['INBOX_REMOTE'], ['DEMO_ACCOUNTS']],
    (input) => !(input.INBOX_REMOTE && input.DEMO_ACCOUNTS),
    'INBOX_REMOTE=true needs DEMO_ACCOUNTS=false, because the passwords of the demo accounts are public',
  ),
);

/** Describes a validation issue. The text starts with the name of the setting. */
const describeIssue = (issue: v.BaseIssue<unknown>): string =>
  [v.getDotPath(issue), issue.message].filter(Boolean).join(' ');

export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads the settings from the command line and the environment.
 * @throws UsageError if the command line is invalid
 * @throws StartError that names all invalid settings
 */
export function readSettings(args: string[], env: NodeJS.ProcessEnv) {
  const { port, reset } = readServerArguments(args, (values) => values);
  // An empty variable counts as missing, because compose.yaml passes on variables without a value.
  const filledVariables = Object.entries(env).filter(([, value]) => value);
  const { success, output, issues } = v.safeParse(SettingsInput, {
    ...Object.fromEntries(filledVariables),
    '--port': port,
    '--reset': reset,
  });
  if (!success) throw new StartError(issues.map(describeIssue).join('\n'));
  return {
    port: output['--port'] ?? output.PORT,
    host: output.HOST,
    reset: output['--reset'],
    ...readDataLocation(env),
    staticFolder: output.STATIC_DIR,
    webClient: { loginId: output.WEB_CLIENT_ID, loginPassword: output.WEB_CLIENT_PASSWORD },
    hasDemoAccounts: output.DEMO_ACCOUNTS,
    /** Number of digits of a mobile number, like `brand.phoneDigits` in `config.js`. */
    phoneDigits: output.PHONE_DIGITS,
    tokenSecret: output.TOKEN_SECRET ?? '',
    corsOrigins: output.CORS_ORIGIN,
    inboxRemote: output.INBOX_REMOTE,
    /**
     * Whether to trust `X-Forwarded-For`. This is safe only behind a proxy that sets the header.
     */
    trustProxy: output.TRUST_PROXY,
    /** Address to which each enquiry and order is posted. */
    inboxWebhook: output.INBOX_WEBHOOK,
  };
}
