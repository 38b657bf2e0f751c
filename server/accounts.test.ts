import { randomBytes, scryptSync } from 'node:crypto';
import sharp from 'sharp';
import { commonPasswords, selectCommonPasswords } from './commonPasswords.mjs';
import { createApp, type AppOptions } from './createApp';
import { getTokenSubject } from './http/callers';
import { createPasswords, hashPassword } from './node/passwords';
import { recodePicture } from './node/recodePicture';
import { createTokens } from './node/tokens';
import { findPasswordFault } from './passwordRules';
import type { User } from './rows';
import type { Store } from './sqlStore';
import { createBearerHeader, createCaller, getRefusal } from './testing/caller';
import { createMemoryStore } from './testing/memoryStore';
import { demoAccounts, demoOptions, demoRows, newAccount } from './testing/testApp';

let clientAddress = '';
function createShop(options: Partial<AppOptions> = {}) {
  clientAddress = '10.0.0.1';
  const store = createMemoryStore(demoRows);
  const defaultOptions = { recodePicture, clientAddress: () => clientAddress };
  const app = createApp(store, { ...demoOptions, ...defaultOptions, ...options });
  return { app, store, ...createCaller(app) };
}

/** Adds the account of `newAccount` with a password hash, such as one of an earlier release. */
async function addAccount(store: Store, passwordHash: string): Promise<User> {
  const { loginId: _id, loginPassword: _password, ...profile } = newAccount;
  const user = await store.addUser({ ...profile, passwordHash, role: 'user', isDemo: false });
  return user as User;
}

/** Hashes a password as releases before the parameter p did, with p = 1. */
function hashAsBefore(password: string, cost = 2): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: cost, r: 8, p: 1, maxmem: 64 * 2 ** 20 });
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
}

describe('a password hash', () => {
  it('has a new salt, and names scrypt’s parameters N = 2^15 and p = 3', async () => {
    const passwords = createPasswords();
    const [firstHash, secondHash] = [await passwords.hash('same'), await passwords.hash('same')];
    expect(firstHash).toMatch(/^scrypt\$32768\$3\$/);
    expect(firstHash).not.toBe(secondHash);
    expect(await passwords.verify('same', firstHash)).toBe(true);
    expect(await passwords.verify('Same', firstHash)).toBe(false);
    expect(passwords.isOutdated(firstHash)).toBe(false);
    expect(hashPassword('same')).toMatch(/^scrypt\$32768\$3\$/);
  });

  it('never matches if it is empty', async () => {
    expect(await createPasswords(2).verify('', '')).toBe(false);
  });

  it('of an earlier release still matches, and is outdated', async () => {
    const passwords = createPasswords(2);
    const oldHash = hashAsBefore('same');
    expect(await passwords.verify('same', oldHash)).toBe(true);
    expect(await passwords.verify('Same', oldHash)).toBe(false);
    expect(passwords.isOutdated(oldHash)).toBe(true);
  });

  it('takes as much work to check if it is of an earlier release or does not exist', async () => {
    const passwords = createPasswords();
    const measureWork = async (hash: string) => {
      const before = process.cpuUsage();
      await passwords.verify('guess', hash);
      return process.cpuUsage(before).user;
    };
    const ratio = (await measureWork(hashAsBefore('same', 2 ** 15))) / (await measureWork(''));
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  });
});

describe('the renewal of an outdated hash', () => {
  async function createShopWithOldHash(options: Partial<AppOptions> = {}) {
    const shop = createShop(options);
    const user = await addAccount(shop.store, hashAsBefore('café au lait'));
    const readHash = async () => (await shop.store.findUserById(user.userId))?.passwordHash ?? '';
    const logIn = async (password = 'café au lait') =>
      (await shop.logIn(newAccount.userEmail, password)).status;
    return { ...shop, user, readHash, logIn };
  }

  it('happens at the next successful login, after which the password still works', async () => {
    const { user, readHash, logIn } = await createShopWithOldHash();
    expect([await logIn('wrong'), await readHash()]).toEqual([404, user.passwordHash]);
    expect(await logIn()).toBe(200);
    const renewedHash = await readHash();
    expect(renewedHash).toMatch(/^scrypt\$2\$3\$/);
    expect([await logIn(), await readHash()]).toEqual([200, renewedHash]);
  });

  it('signs nobody out', async () => {
    const { store, user, send, logIn } = await createShopWithOldHash();
    const token = await demoOptions.tokens.issue({ aud: 'user', sub: getTokenSubject(user) }, 60);
    expect(await logIn()).toBe(200);
    const { loginId, ...profile } = newAccount;
    const update = { ...profile, loginId, loginPassword: '', userId: 0, appUserName: 'Still in' };
    const response = await send('POST', '/api/ADM/User/WebUpdate', update, {
      'X-User-Token': token,
    });
    expect(response.status).toBe(200);
    expect(await store.findUserById(user.userId)).toMatchObject({ appUserName: 'Still in' });
  });

  it('does not replace a password that the operator sets meanwhile', async () => {
    const newHash = await demoOptions.passwords.hash('next password');
    const passwords: AppOptions['passwords'] = {
      ...demoOptions.passwords,
      hash: async (password) => {
        await store.updateUser(user.userId, { passwordHash: newHash });
        return demoOptions.passwords.hash(password);
      },
    };
    const { store, user, readHash, logIn } = await createShopWithOldHash({ passwords });
    expect(await logIn()).toBe(200);
    expect(await readHash()).toBe(newHash);
  });

  it('does not prevent the login if it fails', async () => {
    const passwords: AppOptions['passwords'] = {
      ...demoOptions.passwords,
      hash: () => Promise.reject(new Error('too busy')),
    };
    const { user, readHash, logIn } = await createShopWithOldHash({ passwords });
    expect([await logIn(), await readHash()]).toEqual([200, user.passwordHash]);
  });
});

describe('log in', () => {
  it.each([
    ['nobody@example.com', 'shopper-demo-1', 404],
    ['shopper@example.com', 'wrong', 404],
    ['reviewer-1@demo.invalid', 'anything', 404],
    ['', 'x', 400],
    ['a@example.com', 'x'.repeat(100_000), 400],
  ])('refuses %s with %.20s', async (email, password, status) => {
    const response = await createShop().logIn(email, password);
    const expectedMessage =
      status === 404 ? 'Invalid email or password' : 'Please enter both email and password';
    expect(await getRefusal(response)).toEqual([status, expectedMessage]);
  });

  it('ignores invisible characters around the e-mail', async () => {
    const response = await createShop().logIn('\u200eshopper@example.com', 'shopper-demo-1');
    expect(response.status).toBe(200);
  });

  it.each([
    ['typed composed, stored composed', 'café au lait', 'café au lait'],
    ['typed decomposed, stored composed', 'cafe\u0301 au lait', 'café au lait'],
    ['typed decomposed, stored decomposed', 'cafe\u0301 au lait', 'cafe\u0301 au lait'],
  ])('accepts an accented password %s', async (_title, typedPassword, storedPassword) => {
    const { store, logIn } = createShop();
    await addAccount(store, await demoOptions.passwords.hash(storedPassword));
    expect((await logIn(newAccount.userEmail, typedPassword)).status).toBe(200);
  });

  it('accepts a common password of an account from before such passwords were refused', async () => {
    const { store, logIn } = createShop();
    await addAccount(store, await demoOptions.passwords.hash('password'));
    expect((await logIn(newAccount.userEmail, 'password')).status).toBe(200);
  });

  it('rejects demo accounts and their old tokens, but keeps their reviews', async () => {
    const { token } = await createShop().logInAs('admin');
    const { logIn, send, get } = createShop({ hasDemoAccounts: false });
    for (const { userEmail, password } of Object.values(demoAccounts))
      expect((await logIn(userEmail, password)).status).toBe(404);
    const [{ _id }] = (await (await get('/api/review/1')).json()) as [{ _id: string }];
    const deleteResponse = await send(
      'DELETE',
      `/api/review/${_id}`,
      undefined,
      createBearerHeader({ token }),
    );
    expect(await getRefusal(deleteResponse)).toEqual([401, 'Please log in first']);
    await send('POST', '/api/ADM/User/WebSave', newAccount);
    expect((await logIn(newAccount.userEmail, newAccount.loginPassword)).status).toBe(200);
  });

  it.each([
    ['ten failures at one account', 10, 890, () => 'shopper@example.com', 200],
    ['a hundred attempts at any accounts', 100, 800, (i: number) => `${i}@example.com`, 429],
  ])(
    'blocks a client address after %s',
    async (_title, attemptCount, minRetrySeconds, getEmail, otherAccountStatus) => {
      const { logIn } = createShop();
      for (let i = 0; i < attemptCount; i++)
        expect((await logIn(getEmail(i), 'guess')).status).toBe(404);
      const blockedResponse = await logIn('shopper@example.com', 'shopper-demo-1');
      expect(await getRefusal(blockedResponse)).toEqual([
        429,
        'Too many attempts. Please try again later.',
      ]);
      expect(Number(blockedResponse.headers.get('Retry-After'))).toBeGreaterThan(minRetrySeconds);
      expect((await logIn('admin@example.com', 'admin-demo-1')).status).toBe(otherAccountStatus);
      clientAddress = '10.0.0.2';
      expect((await logIn('shopper@example.com', 'shopper-demo-1')).status).toBe(200);
    },
  );

  it('counts the login attempts of all networks of one IPv6 site together', async () => {
    const { logIn } = createShop();
    let usedNetworkCount = 0;
    const loginFromNextNetwork = (email: string, password = 'wrong') => {
      clientAddress = `2001:0db8:0001:${(usedNetworkCount++).toString(16).padStart(4, '0')}::/64`;
      return logIn(email, password);
    };
    const statuses = [];
    for (let i = 0; i < 12; i++)
      statuses.push((await loginFromNextNetwork('shopper@example.com')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(404), 429, 429]);
    for (let i = 12; i < 400; i++) await loginFromNextNetwork(`${i}@example.com`);
    expect((await loginFromNextNetwork('admin@example.com', 'admin-demo-1')).status).toBe(429);
    clientAddress = '2001:0db8:0002:0000::/64';
    expect((await logIn('shopper@example.com', 'shopper-demo-1')).status).toBe(200);
  });

  it('delays repeated guesses at one account without locking it', async () => {
    const delays: number[] = [];
    const delay = (ms: number) => Promise.resolve(void delays.push(ms));
    const { logIn } = createShop({ delay });
    const tryWrongPassword = (i: number) => {
      clientAddress = `10.1.0.${i}`;
      return logIn('shopper@example.com', 'wrong');
    };
    for (let i = 0; i < 18; i++) expect((await tryWrongPassword(i)).status).toBe(404);
    expect(delays).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000, 8000]);
    clientAddress = '10.0.0.9';
    expect((await logIn('admin@example.com', 'admin-demo-1')).status).toBe(200);
    expect(delays).toHaveLength(8);
    expect((await logIn('shopper@example.com', 'shopper-demo-1')).status).toBe(200);
    expect(delays).toHaveLength(9);
    expect((await tryWrongPassword(99)).status).toBe(404);
    expect(delays).toHaveLength(9);
  });

  it('forgets failed logins after a successful login', async () => {
    const { logIn } = createShop();
    for (let roundIndex = 0; roundIndex < 3; roundIndex++) {
      for (let i = 0; i < 9; i++) await logIn('shopper@example.com', 'wrong');
      expect((await logIn('shopper@example.com', 'shopper-demo-1')).status).toBe(200);
    }
  });

  it('hashes one password at a time, queues twenty and rejects the rest with 503', async () => {
    const { logIn } = createShop();
    const responses = await Promise.all(
      Array.from({ length: 60 }, async (_, i) => logIn(`guess-${i}@example.com`, 'guess')),
    );
    const refusedResponses = responses.filter(({ status }) => status !== 404);
    expect(refusedResponses).toHaveLength(39);
    for (const { status, headers } of refusedResponses)
      expect([status, headers.get('Retry-After')]).toEqual([503, '2']);
    expect((await logIn('shopper@example.com', 'shopper-demo-1')).status).toBe(200);
  });
});

describe('sign up', () => {
  const path = '/api/ADM/User/WebSave';

  it('creates an account that can log in, and ignores a role in the request', async () => {
    const { send, logIn } = createShop();
    const password = ' '.repeat(8);
    const saveResponse = await send('POST', path, {
      ...newAccount,
      loginPassword: password,
      role: 'admin',
    });
    expect(await saveResponse.json()).toMatchObject({ statusCode: 200 });
    const user: unknown = await (await logIn('NEW@example.com', password)).json();
    expect(user).toMatchObject({ userCellNo: '03001234567', role: 'user' });
    expect((await logIn(newAccount.userEmail, ' '.repeat(9))).status).toBe(404);
  });

  it('stores a password in its composed form', async () => {
    const { send, logIn } = createShop();
    await send('POST', path, { ...newAccount, loginPassword: 'cafe\u0301 au lait' });
    expect((await logIn(newAccount.userEmail, 'café au lait')).status).toBe(200);
  });

  it.each([
    ['Sana\r\nMalik', 'Sana Malik'],
    ['Sana\u2028Malik\u2029', 'Sana Malik'],
    ['Sana\u0085\u000bMalik', 'Sana Malik'],
    ['\u202eSana \u2066Malik\u2069\u200f\u061c', 'Sana Malik'],
    ['می\u200cخواہم', 'می\u200cخواہم'],
  ])('stores the name %j as %j', async (appUserName, storedName) => {
    const { send, store } = createShop();
    await send('POST', '/api/ADM/User/WebSave', { ...newAccount, appUserName });
    expect((await store.findUserByEmail(newAccount.userEmail))?.appUserName).toBe(storedName);
  });

  it('reports a taken e-mail address in the body of the answer', async () => {
    const takenAccount = {
      ...newAccount,
      loginId: 'Shopper@example.com',
      userEmail: 'Shopper@example.com',
    };
    const response = await createShop().send('POST', path, takenAccount);
    const expectedAnswer = {
      statusCode: 409,
      message: 'An account with this e-mail already exists',
    };
    expect([response.status, await response.json()]).toEqual([200, expectedAnswer]);
  });

  it.each([
    ['one of the commonest', 'password', 'new@example.com'],
    ['one of the commonest in capitals', 'FOOTBALL', 'new@example.com'],
    ['the e-mail address', 'New@Example.com', 'new@example.com'],
    [
      'the e-mail address with letters and accents apart',
      'zoe\u0301@example.com',
      'zoé@example.com',
    ],
    ['the part of the e-mail before @', 'Ayesha.Khan', 'ayesha.khan@example.com'],
  ])('refuses a password that is %s', (_title, password, email) => {
    expect(findPasswordFault(password, email)).toMatch(/easy to guess/);
  });

  it('reports a password that is easy to guess in the body of the answer', async () => {
    const { send, store } = createShop();
    const response = await send('POST', path, { ...newAccount, loginPassword: 'iloveyou' });
    const message = 'Password too easy to guess: many people use it. Please choose another.';
    expect([response.status, await response.json()]).toEqual([200, { statusCode: 400, message }]);
    expect(await store.findUserByEmail(newAccount.userEmail)).toBeUndefined();
  });

  // The shop hides a message that contains the password.
  it('explains the refusal in words that are none of the refused passwords', () => {
    const text = findPasswordFault('password', '') ?? '';
    expect([...commonPasswords].filter((password) => text.includes(password))).toEqual([]);
  });

  it.each([
    ['a short password', { loginPassword: '1234567' }],
    ['4 letters with separate accents', { loginPassword: 'e\u0301'.repeat(4) }],
    ['a name of 2,000 characters', { appUserName: 'x'.repeat(2000) }],
    ['no e-mail', { userEmail: 'nothing', loginId: 'nothing' }],
    ['two different e-mails', { loginId: 'other@example.com' }],
    ['a short mobile', { userCellNo: '0300' }],
  ])('refuses %s', async (_title, invalidFields) => {
    const { send, store } = createShop();
    expect((await send('POST', path, { ...newAccount, ...invalidFields })).status).toBe(400);
    expect(await store.findUserByEmail('new@example.com')).toBeUndefined();
  });
});

describe('the list of common passwords', () => {
  it('has 3,000 entries of at least 8 characters, in lower case', () => {
    expect(commonPasswords.size).toBe(3000);
    for (const password of commonPasswords) {
      expect(password.length).toBeGreaterThanOrEqual(8);
      expect(password).toBe(password.toLowerCase());
    }
  });

  it.each([
    ['missing', undefined],
    ['too short', ['password', 'iloveyou']],
  ])('is refused if it is %s', (_title, list) => {
    expect(() => selectCommonPasswords(list)).toThrow(
      /^The list of common passwords has only [02] of the 3000 entries it needs/,
    );
  });
});

describe('profile update', () => {
  const path = '/api/ADM/User/WebUpdate';
  const userEmail = 'shopper@example.com';
  const accountFields = { ...newAccount, loginId: userEmail, userEmail, loginPassword: '' };
  const profile = { ...accountFields, userId: 1, appUserName: 'Ayesha K.' };
  async function createShopWithOwner() {
    const shop = createShop();
    const ownerHeader = createBearerHeader(await shop.logInAs('shopper'));
    const changeProfile = (changes: object) =>
      shop.send('POST', path, { ...profile, ...changes }, ownerHeader);
    return { ...shop, changeProfile };
  }

  it('is accepted if the owner of the profile sends it', async () => {
    const { changeProfile, send, logInAs, store } = await createShopWithOwner();
    const { token } = await logInAs('shopper');
    const response = await send('POST', path, profile, { 'X-User-Token': token });
    expect(await response.json()).toMatchObject({ statusCode: 200, data: { _id: '1' } });
    expect(await store.findUserById(1)).toMatchObject({ appUserName: 'Ayesha K.' });
    expect((await changeProfile({ userId: 0 })).status).toBe(200);
  });

  it('is rejected if the web client or another user sends it', async () => {
    const { send, logInAs, store } = createShop();
    expect((await send('POST', path, profile)).status).toBe(401);
    const claims = { aud: 'webClient', sub: '1' } as const;
    const clientToken = await createTokens('only for tests').issue(claims, 60);
    expect((await send('POST', path, profile, { 'X-User-Token': clientToken })).status).toBe(401);
    const { token } = await logInAs('admin');
    expect((await send('POST', path, profile, { 'X-User-Token': token })).status).toBe(403);
    expect(await store.findUserById(1)).toEqual(demoRows.users[0]);
  });

  it('stores a new picture re-encoded and without metadata', async () => {
    const { app, changeProfile, store } = await createShopWithOwner();
    const redImage = sharp({ create: { width: 2000, height: 10, channels: 3, background: 'red' } });
    const png = await redImage
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .png()
      .toBuffer();
    await changeProfile({ fileBase64String: `data:image/png;base64,${png.toString('base64')}` });
    const url = (await store.findUserById(1))?.userImageURL ?? '';
    expect(url).toMatch(/^\/uploads\/[\da-f-]{36}\.webp$/);
    const bytes = Buffer.from(await (await app.request(url)).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1024 });
    expect(bytes.includes('secret place')).toBe(false);
  });

  it.each([
    ['an invalid e-mail', { userEmail: 'x y' }, 400, /./],
    ['another user’s e-mail', { userEmail: 'ADMIN@example.com' }, 409, /e-mail already exists$/],
    ['HTML as a picture', { fileBase64String: btoa('<script>alert(1)</script>') }, 415, /./],
    ['a picture in invalid base64', { fileBase64String: '%%%' }, 400, /./],
    ['a picture of 6 MB', { fileBase64String: `iVBORw0KGgo${'A'.repeat(7_999_989)}` }, 413, /5 MB/],
    ['a picture of 20 MB', { fileBase64String: 'A'.repeat(20_000_000) }, 413, /8 MB/],
  ])('refuses %s', async (_title, changes, status, messagePattern) => {
    const response = await (await createShopWithOwner()).changeProfile(changes);
    expect(await getRefusal(response)).toEqual([status, expect.stringMatching(messagePattern)]);
  });
});
