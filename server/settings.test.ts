import { getDemoAccounts } from './demoAccounts.mjs';
import { readSettings } from './settings';

it('reads the command line and the environment', () => {
  const [firstOrigin, secondOrigin] = ['https://a.example', 'https://b.example'];
  const env = {
    PORT: '1',
    TRUST_PROXY: 'true',
    CORS_ORIGIN: `${firstOrigin}/, ${secondOrigin}`,
    PHONE_DIGITS: '10',
  };
  const settings = readSettings(['--port', '5', '--reset'], env);
  const corsOrigins = [firstOrigin, secondOrigin];
  expect(settings).toMatchObject({
    ...{ port: 5, reset: true, trustProxy: true, corsOrigins },
    phoneDigits: 10,
  });
  expect(readSettings([], { TRUST_PROXY: 'yes' }).trustProxy).toBe(false);
});

it.each([
  [false, {}],
  [false, { DEMO_ACCOUNTS: '' }],
  [false, { DEMO_ACCOUNTS: 'false' }],
  [true, { DEMO_ACCOUNTS: 'true' }],
  [true, { HOST: '0.0.0.0', DEMO_ACCOUNTS: 'true' }],
])(
  'sets hasDemoAccounts to %j in the environment %j',
  (hasDemoAccounts, env: Record<string, string>) => {
    expect(readSettings([], env)).toMatchObject({ host: env.HOST ?? '127.0.0.1', hasDemoAccounts });
  },
);

it.each([
  ['true', {}],
  ['true', { DEMO_ACCOUNTS: '', HOST: 'localhost', TRUST_PROXY: 'false' }],
  ['false', { HOST: '0.0.0.0' }],
  ['false', { TRUST_PROXY: 'true' }],
  ['false', { NODE_ENV: 'production' }],
  ['false', { DEMO_ACCOUNTS: 'false' }],
  ['true', { HOST: '0.0.0.0', DEMO_ACCOUNTS: 'true' }],
])('npm start sets DEMO_ACCOUNTS to %s in the environment %j', (expectedValue, env) => {
  expect(getDemoAccounts(env)).toBe(expectedValue);
});

it.each<readonly [readonly string[], Record<string, string>, RegExp]>([
  [['--colour'], {}, /Valid options: --port NUMBER, --reset$/],
  [['--reset'], { DATABASE_URL: 'postgres://' }, /^--reset works only for the data folder/],
  [
    [],
    { INBOX_REMOTE: 'true', DEMO_ACCOUNTS: 'true' },
    /^INBOX_REMOTE=true needs DEMO_ACCOUNTS=false/,
  ],
  [
    [],
    { NODE_ENV: 'production', DEMO_ACCOUNTS: 'true' },
    /^DEMO_ACCOUNTS=true is refused with NODE_ENV=production.* Remove one of the two settings$/,
  ],
  [[], { TOKEN_SECRET: 'x'.repeat(31) }, /^TOKEN_SECRET must have at least 32 characters$/],
  ...['shop.example.com', 'https://a.example/shop', '*'].map(
    (name) =>
      [[], { CORS_ORIGIN: name }, /^CORS_ORIGIN contains .* Write origins such as https/] as const,
  ),
  [[], { PHONE_DIGITS: 'ten' }, /^PHONE_DIGITS must be a whole number such as 11$/],
  [[], { INBOX_WEBHOOK: 'https://me:pw@example.com/' }, /^INBOX_WEBHOOK must be (?!.*pw@)/],
  [[], { INBOX_WEBHOOK: 'ftp://example.com/' }, /^INBOX_WEBHOOK must be an http or https address/],
])('refuses the arguments %j with the environment %j', (args, env, messagePattern) => {
  expect(() => readSettings([...args], env)).toThrow(messagePattern);
});
