import sharp from 'sharp';
import { createApp } from './createApp';
import { createPasswords, fullCost, hashPassword } from './node/passwords';
import { recodePicture } from './node/recodePicture';
import { createTokens } from './node/tokens';
import { bearer, createCaller, messageOf } from './testing/caller';
import { createMemoryStore } from './testing/memoryStore';
import { demoOptions, demoRows, newcomer } from './testing/testApp';

let address = '10.0.0.1';
function newShop() {
  address = '10.0.0.1';
  const store = createMemoryStore(demoRows);
  const app = createApp(store, { ...demoOptions, recodePicture, clientAddress: () => address });
  return { app, store, ...createCaller(app) };
}

describe('passwords', () => {
  it('are hashed with scrypt at 32 MB, each with its own salt', async () => {
    const passwords = createPasswords();
    const [first, second] = [await passwords.hash('same'), await passwords.hash('same')];
    expect(fullCost).toBe(32_768);
    expect(first).toMatch(/^scrypt\$32768\$/);
    expect(first).not.toBe(second);
    expect(await passwords.verify('same', first)).toBe(true);
    expect(await passwords.verify('Same', first)).toBe(false);
    expect(await passwords.verify('same', hashPassword('same', 2))).toBe(true);
    expect(await createPasswords(2).verify('', '')).toBe(false);
  });
});

describe('log in (call 8)', () => {
  it.each([
    ['nobody@example.com', 'shopper-demo-1', 404],
    ['shopper@example.com', 'wrong', 404],
    ['reviewer-1@demo.invalid', 'anything', 404],
    ["' or 1=1 --", "' or 1=1 --", 404],
    ['', 'x', 400],
    ['a@example.com', '', 400],
    ['a@example.com', 'x'.repeat(100_000), 400],
  ])('refuses %s with %.20s', async (email, password, status) => {
    const response = await newShop().login(email, password);
    expect(response.status).toBe(status);
    const message = status === 404 ? 'Invalid email or password' : 'Please enter both';
    expect(await messageOf(response)).toMatch(message);
  });

  it('is closed after ten failures, for this account from this address', async () => {
    const { login } = newShop();
    for (let i = 0; i < 10; i++)
      expect((await login('shopper@example.com', `guess ${i}`)).status).toBe(404);
    const closed = await login('shopper@example.com', 'shopper-demo-1');
    expect(closed.status).toBe(429);
    expect(Number(closed.headers.get('Retry-After'))).toBeGreaterThan(890);
    expect(await messageOf(closed)).toBe('Too many attempts to log in. Please try again later.');
    expect((await login('admin@example.com', 'admin-demo-1')).status).toBe(200);
    address = '10.0.0.2';
    expect((await login('shopper@example.com', 'shopper-demo-1')).status).toBe(200);
  });

  it('is closed to an address after a hundred attempts, whatever the account', async () => {
    const { login } = newShop();
    for (let i = 0; i < 100; i++)
      expect((await login(`guess-${i}@example.com`, 'guess')).status).toBe(404);
    const closed = await login('shopper@example.com', 'shopper-demo-1');
    expect(closed.status).toBe(429);
    expect(Number(closed.headers.get('Retry-After'))).toBeGreaterThan(800);
    address = '10.0.0.2';
    expect((await login('shopper@example.com', 'shopper-demo-1')).status).toBe(200);
  });

  it('forgets failures after a success', async () => {
    const { login } = newShop();
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 9; i++) await login('shopper@example.com', 'wrong');
      expect((await login('shopper@example.com', 'shopper-demo-1')).status).toBe(200);
    }
  });

  it('hashes one password at a time, lets twenty wait and asks the others to come back', async () => {
    const { login } = newShop();
    const all = await Promise.all(
      Array.from({ length: 60 }, async (_, i) => login(`guess-${i}@example.com`, 'guess')),
    );
    const refused = all.filter(({ status }) => status !== 404);
    expect(refused).toHaveLength(39);
    for (const { status, headers } of refused)
      expect([status, headers.get('Retry-After')]).toEqual([503, '2']);
    expect((await login('shopper@example.com', 'shopper-demo-1')).status).toBe(200);
  });
});

describe('sign up (call 9)', () => {
  const path = '/api/ADM/User/WebSave';

  it('makes an account that can log in, with no role of the caller’s', async () => {
    const { send, login } = newShop();
    const password = ' '.repeat(8);
    const saved = await send('POST', path, { ...newcomer, loginPassword: password, role: 'admin' });
    const message = 'Account created successfully';
    expect(await saved.json()).toEqual({ statusCode: 200, message });
    const user: unknown = await (await login('NEW@example.com', password)).json();
    expect(user).toMatchObject({ userCellNo: '03001234567', role: 'user' });
    expect((await login(newcomer.userEmail, ' '.repeat(9))).status).toBe(404);
  });

  it('says in the body that the e-mail is taken', async () => {
    const taken = { ...newcomer, loginId: 'Shopper@example.com', userEmail: 'Shopper@example.com' };
    const response = await newShop().send('POST', path, taken);
    expect([response.status, await response.json()]).toEqual([
      200,
      { statusCode: 409, message: 'An account with this e-mail already exists' },
    ]);
  });

  it('is closed to an address after a hundred accounts', async () => {
    const { send } = newShop();
    const save = () => send('POST', path, newcomer);
    for (let i = 0; i < 100; i++) expect((await save()).status).toBe(200);
    expect((await save()).status).toBe(429);
    address = '10.0.0.2';
    expect((await save()).status).toBe(200);
  });

  it.each([
    ['a short password', { loginPassword: '1234567' }],
    ['a name of 2,000 characters', { appUserName: 'x'.repeat(2000) }],
    ['no e-mail', { userEmail: 'nothing', loginId: 'nothing' }],
    ['two e-mails', { loginId: 'other@example.com' }],
    ['a short mobile', { userCellNo: '0300' }],
    ['a script as picture', { userImageURL: 'javascript:alert(1)' }],
    ['an e-mail that is a number', { userEmail: 5 }],
  ])('refuses %s', async (_name, change) => {
    const { send, store } = newShop();
    const response = await send('POST', path, { ...newcomer, ...change });
    expect([response.status, await messageOf(response)]).toEqual([400, expect.stringMatching(/./)]);
    expect(await store.userByEmail('new@example.com')).toBeUndefined();
  });

  it('refuses what is not JSON, or too large', async () => {
    const { send } = newShop();
    expect((await send('POST', path, '{"loginId":')).status).toBe(400);
    const large = { ...newcomer, appUserName: 'x'.repeat(1_100_000) };
    expect((await send('POST', path, large)).status).toBe(413);
  });
});

describe('profile (call 16)', () => {
  const path = '/api/ADM/User/WebUpdate';
  const profile = {
    userId: 1,
    appUserName: 'Ayesha K.',
    loginId: 'shopper@example.com',
    loginPassword: '',
    userImageURL: '',
    userEmail: 'shopper@example.com',
    userCellNo: '03001234567',
    fileBase64String: '',
    fileName: '',
  };
  async function shopOfOwner() {
    const shop = newShop();
    const owner = bearer(await shop.loggedIn('shopper'));
    const change = (changes: object) => shop.send('POST', path, { ...profile, ...changes }, owner);
    return { ...shop, change };
  }

  it('is changed by its owner, named in X-User-Token beside the web client', async () => {
    const { send, loggedIn, store } = newShop();
    const { token } = await loggedIn('shopper');
    const response = await send('POST', path, profile, { 'X-User-Token': token });
    expect(await response.json()).toMatchObject({ statusCode: 200, data: { _id: '1' } });
    expect(await store.userById(1)).toMatchObject({ appUserName: 'Ayesha K.' });
  });

  it('is changed by its owner as bearer, also with the unknown id 0', async () => {
    const { change } = await shopOfOwner();
    expect((await change({ userId: 0 })).status).toBe(200);
  });

  it('is closed to the web client, alone or by a name like a user’s id, and to other users', async () => {
    const { send, loggedIn, store } = newShop();
    expect((await send('POST', path, profile)).status).toBe(401);
    const claims = { audience: 'webClient', subject: '1' } as const;
    const client = await createTokens('only for tests').issue(claims, 60);
    expect((await send('POST', path, profile, { 'X-User-Token': client })).status).toBe(401);
    const { token } = await loggedIn('admin');
    expect((await send('POST', path, profile, { 'X-User-Token': token })).status).toBe(403);
    expect(await store.userById(1)).toEqual(demoRows.users[0]);
  });

  it('refuses an e-mail that another account has, or that is none', async () => {
    const { change } = await shopOfOwner();
    const taken = await change({ userEmail: 'ADMIN@example.com' });
    expect(taken.status).toBe(409);
    expect(await messageOf(taken)).toBe('An account with this e-mail already exists');
    expect((await change({ userEmail: '' })).status).toBe(400);
    expect((await change({ userEmail: 'x y' })).status).toBe(400);
  });

  it('keeps a new picture, drawn anew', async () => {
    const { app, change } = await shopOfOwner();
    const png = await sharp({ create: { width: 2000, height: 10, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .png()
      .toBuffer();
    const fileBase64String = `data:image/png;base64,${png.toString('base64')}`;
    const { data } = (await (await change({ fileBase64String })).json()) as {
      data: { userImageURL: string };
    };
    expect(data.userImageURL).toMatch(/^\/uploads\/[\da-f-]{36}\.webp$/);
    const bytes = Buffer.from(await (await app.request(data.userImageURL)).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1024 });
    expect(bytes.includes('secret place')).toBe(false);
  });

  it.each([
    ['HTML', btoa('<script>alert(1)</script>'), 415],
    ['no base64', '%%%', 400],
    ['6 MB', `iVBORw0KGgo${'A'.repeat(7_999_989)}`, 413],
    ['20 MB', 'A'.repeat(20_000_000), 413],
  ])('refuses a picture of %s', async (_name, fileBase64String, status) => {
    const { change } = await shopOfOwner();
    const response = await change({ fileBase64String });
    expect([response.status, await messageOf(response)]).toEqual([
      status,
      expect.stringMatching(/./),
    ]);
  });
});
