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
  [['--colour'], {}, /^Unknown option '--colour'\n\nnpm run server [^]*--port NUMBER/],
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
  [[], { PHONE_DIGITS: 'ten' }, /^PHONE_DIGITS must be a whole number from 1 to 20, such as 11$/],
  ...['abc', '-1', '65536', '80.5'].map(
    (port) => [[], { PORT: port }, /^PORT must be a whole number from 0 to 65535/] as const,
  ),
  [['--port', 'abc'], {}, /^--port must be a whole number from 0 to 65535, such as 4000$/],
  [[], { TRUST_PROXY: 'yes' }, /^TRUST_PROXY must be true or false$/],
  [[], { INBOX_WEBHOOK: 'https://me:pw@example.com/' }, /^INBOX_WEBHOOK must be (?!.*pw@)/],
  [[], { INBOX_WEBHOOK: 'ftp://example.com/' }, /^INBOX_WEBHOOK must be an http or https address/],
])('refuses the arguments %j with the environment %j', (args, env, messagePattern) => {
  expect(() => readSettings([...args], env)).toThrow(messagePattern);
});

it('names every invalid setting at once', () => {
  const env = {
    PORT: 'abc',
    TOKEN_SECRET: 'short',
    INBOX_REMOTE: 'true',
    DEMO_ACCOUNTS: 'true',
    CORS_ORIGIN: 'a.example https://b.example *',
  };
  expect(() => readSettings([], env)).toThrow(
    [
      'PORT must be a whole number from 0 to 65535, such as 4000',
      'TOKEN_SECRET must have at least 32 characters',
      'CORS_ORIGIN contains a.example, *, which is not an origin. Write origins such as https://shop.example.com, separated by spaces or commas',
      'INBOX_REMOTE=true needs DEMO_ACCOUNTS=false, because the passwords of the demo accounts are public',
    ].join('\n'),
  );
});

it('reads the defaults from an environment with empty variables', () => {
  const names = 'PORT HOST TOKEN_SECRET PHONE_DIGITS CORS_ORIGIN DEMO_ACCOUNTS INBOX_WEBHOOK';
  const emptyEnv = Object.fromEntries(names.split(' ').map((name) => [name, '']));
  expect(readSettings([], emptyEnv)).toEqual(readSettings([], {}));
  expect(readSettings([], emptyEnv)).toMatchObject({ port: 4000, host: '127.0.0.1' });
});
