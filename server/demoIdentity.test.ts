import { createHash } from 'node:crypto';
import { createSite } from './createSite';
import { createMemoryStore } from './testing/memoryStore';
import { createTempFolder } from './testing/tempFolder';
import { demoOptions, demoRows } from './testing/testApp';

const testFolder = createTempFolder();
const options = {
  ...demoOptions,
  staticFolder: testFolder.getPath('dist'),
  media: { cacheFolder: testFolder.getPath('media') },
  identitySecret: 'secret of this shop',
};
type Options = Partial<typeof options>;
const startSite = (changes: Options = {}) =>
  createSite(createMemoryStore(demoRows), { ...options, ...changes });
type Site = ReturnType<typeof startSite>;

const identityToolkit = '/identitytoolkit.googleapis.com/v1';
const sana = { email: 'sana@example.com', name: 'Sana Malik' };

const post = (site: Site, path: string, body: object, headers: Record<string, string> = {}) =>
  site.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** Sends the request that Firebase's SDK makes after the sign-in window has closed. */
const signIn = (site: Site, person: object, providerId = 'google.com', headers = {}) => {
  const callbackQuery = new URLSearchParams({ providerId, id_token: JSON.stringify(person) });
  const requestUri = `http://localhost/emulator/auth/handler?${callbackQuery.toString()}`;
  return post(site, `${identityToolkit}/accounts:signInWithIdp`, { requestUri }, headers);
};

interface SignInResult {
  localId: string;
  email: string;
  idToken: string;
  refreshToken: string;
}
const signInUser = async (site: Site, person: object = sana) =>
  (await (await signIn(site, person)).json()) as SignInResult;

const lookUp = (site: Site, idToken: string) =>
  post(site, `${identityToolkit}/accounts:lookup`, { idToken });
const renewToken = (site: Site, token: string) =>
  site.request('/securetoken.googleapis.com/v1/token', {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }),
  });
const requestSignInWindow = (site: Site, providerId = 'google.com') =>
  site.request(`/emulator/auth/handler?providerId=${providerId}`);
const getErrorText = async (response: Response) => {
  const { error } = (await response.json()) as { error: { message: string } };
  return error.message;
};

const providerRoutes = [
  ['GET', '/emulator/auth/handler?providerId=google.com'],
  ['GET', '/emulator/auth/iframe'],
  ['POST', `${identityToolkit}/accounts:signInWithIdp`],
  ['POST', `${identityToolkit}/accounts:lookup`],
  ['POST', `${identityToolkit}/projects/demo-shop/accounts:update`],
  ['POST', '/securetoken.googleapis.com/v1/token'],
] as const;

describe.each([
  ['while the demo accounts are off', { hasDemoAccounts: false }, {}],
  ['for a request from another computer', { isLocalRequest: () => false }, {}],
  ['for a request from a page of another site', {}, { Origin: 'http://attacker.example' }],
])(
  'there is no identity provider %s',
  (_title, changes: Options, headers: Record<string, string>) => {
    it.each(providerRoutes)('for %s %s', async (method, path) => {
      const response = await startSite(changes).request(path, { method, headers });
      expect([response.status, await response.text()]).toEqual([404, 'Not found']);
    });
  },
);

it('answers a page of the shop’s own origin', async () => {
  const response = await signIn(startSite(), sana, 'google.com', { Origin: 'http://localhost' });
  expect(response.status).toBe(200);
});

it('signs a person in, looks the user up and renews the token', async () => {
  const site = startSite();
  const user = await signInUser(site);
  expect(user).toMatchObject({ email: sana.email, displayName: sana.name });
  const { users } = (await (await lookUp(site, user.idToken)).json()) as { users: object[] };
  expect(users).toMatchObject([
    { localId: user.localId, email: sana.email, displayName: sana.name, providerId: 'google.com' },
  ]);
  const renewedTokens = (await (await renewToken(site, user.refreshToken)).json()) as {
    id_token: string;
  };
  expect((await lookUp(site, renewedTokens.id_token)).status).toBe(200);
});

it('recognises a user and a token after a restart', async () => {
  const user = await signInUser(startSite());
  const restartedSite = startSite();
  expect((await signInUser(restartedSite, { ...sana, email: 'Sana@Example.com' })).localId).toBe(
    user.localId,
  );
  expect((await lookUp(restartedSite, user.idToken)).status).toBe(200);
});

it('derives ids from the secret of this shop', async () => {
  const { localId, idToken } = await signInUser(startSite());
  const otherSite = startSite({ identitySecret: 'secret of another shop' });
  expect((await signInUser(otherSite)).localId).not.toBe(localId);
  expect(await getErrorText(await lookUp(otherSite, idToken))).toBe('USER_NOT_FOUND');
  expect(await getErrorText(await renewToken(otherSite, idToken))).toBe('INVALID_REFRESH_TOKEN');
});

it.each(['', 'a.b.c', `.${Buffer.from('{"sub":"x"}').toString('base64url')}.`])(
  'refuses the token %j',
  async (token) =>
    expect(await getErrorText(await lookUp(startSite(), token))).toBe('USER_NOT_FOUND'),
);

it.each([
  [{ email: 'nobody', name: 'Sana' }, 'google.com', 'INVALID_IDP_RESPONSE'],
  [{ email: 'sana@example.com', name: ' ' }, 'google.com', 'INVALID_IDP_RESPONSE'],
  [['sana@example.com'], 'google.com', 'INVALID_IDP_RESPONSE'],
  [sana, 'twitter.com', 'OPERATION_NOT_ALLOWED'],
])('refuses the person %j of the provider %s', async (person, providerId, message) =>
  expect(await getErrorText(await signIn(startSite(), person, providerId))).toBe(message),
);

it('refuses a disabled user until an administrator enables the user again', async () => {
  const site = startSite();
  const { localId, idToken } = await signInUser(site);
  const setUserDisabled = (disableUser: boolean, headers: Record<string, string>) =>
    post(
      site,
      `${identityToolkit}/projects/demo-shop/accounts:update`,
      { localId, disableUser },
      headers,
    );
  const ownerHeaders = { Authorization: 'Bearer owner' };
  expect((await setUserDisabled(true, {})).status).toBe(403);
  expect((await lookUp(site, idToken)).status).toBe(200);
  await setUserDisabled(true, ownerHeaders);
  for (const response of [await lookUp(site, idToken), await renewToken(site, idToken)])
    expect(await getErrorText(response)).toBe('USER_DISABLED');
  expect(await getErrorText(await signIn(site, sana))).toBe('USER_DISABLED');
  await setUserDisabled(false, ownerHeaders);
  expect((await lookUp(site, idToken)).status).toBe(200);
});

it('offers two demo people and the people who signed in before', async () => {
  const site = startSite();
  const getOfferedEmails = async (providerId?: string) =>
    [
      ...(await (await requestSignInWindow(site, providerId)).text()).matchAll(
        /data-email="([^"]+)"/g,
      ),
    ].map(([, email]) => email);
  const demoEmails = ['hina.raza@example.com', 'bilal.ahmed@example.com'];
  expect(await getOfferedEmails()).toEqual(demoEmails);
  await signIn(site, { email: 'hina.raza@example.com', name: 'Hina Raza' });
  await signIn(site, { email: 'x@example.com', name: '"><script>alert(1)</script>' });
  expect(await getOfferedEmails()).toEqual([...demoEmails, 'x@example.com']);
  expect(await getOfferedEmails('facebook.com')).toEqual(demoEmails);
  expect(await (await requestSignInWindow(site)).text()).not.toContain('<script>alert');
  for (let index = 0; index < 20; index += 1)
    await signIn(site, { email: `guest-${index}@example.com`, name: 'Guest' });
  expect(await getOfferedEmails()).toHaveLength(10);
});

it.each([
  ['/emulator/auth/iframe', "'self'", 'SAMEORIGIN'],
  ['/emulator/auth/handler?providerId=google.com', "'none'", 'DENY'],
])(
  '%s can be framed by %s and allows its script by hash',
  async (path, frameAncestors, frameOptions) => {
    const response = await startSite().request(path);
    const policy = response.headers.get('Content-Security-Policy');
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(await response.text()) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain(`script-src 'sha256-${hash}'`);
    expect(policy).toContain(`frame-ancestors ${frameAncestors}`);
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('X-Frame-Options')).toBe(frameOptions);
    expect(response.headers.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  },
);

it('refuses a sign-in window for another provider, and unknown addresses', async () => {
  const site = startSite();
  expect((await requestSignInWindow(site, 'twitter.com')).status).toBe(400);
  expect((await site.request('/emulator/else')).status).toBe(404);
});
