import sharp from 'sharp';
import { createApp } from './createApp';
import { createMemoryStore } from './testing/memoryStore';
import { createPasswords, fullCost, hashPassword } from './node/passwords';
import { recodePicture } from './node/recodePicture';
import { createTokens } from './node/tokens';
import { bearer, createCaller, messageOf } from './testing/caller';
import { demoOptions, demoRows, newcomer } from './testing/testApp';

function newShop() {
  const store = createMemoryStore(demoRows);
  const app = createApp(store, {
    ...demoOptions,
    recodePicture,
  });
  return { app, store, ...createCaller(app) };
}

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

describe('passwords', () => {
  it('are hashed with scrypt at 32 MB, each with its own salt', async () => {
    const passwords = createPasswords();
    const [first, second] = [await passwords.hash('same'), await passwords.hash('same')];
    expect(first).toMatch(new RegExp(`^scrypt\\$${fullCost}\\$`));
    expect(first).not.toBe(second);
    expect(await passwords.verify('same', first)).toBe(true);
    expect(await passwords.verify('Same', first)).toBe(false);
    expect(await passwords.verify('same', hashPassword('same', 2))).toBe(true);
  });

  it('that are not set fit nothing', async () => {
    expect(await createPasswords(2).verify('', '')).toBe(false);
  });
});

describe('log in (call 8)', () => {
  it.each([
    ['nobody@example.com', 'shopper-demo-1'],
    ['shopper@example.com', 'wrong'],
    ['reviewer-1@demo.invalid', 'anything'],
    ["' or 1=1 --", "' or 1=1 --"],
  ])('answers 404 for %s with %s', async (email, password) => {
    const response = await newShop().login(email, password);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      statusCode: 404,
      message: 'Invalid email or password',
    });
  });

  it('answers 400 for an empty or endless field', async () => {
    const { login } = newShop();
    expect((await login('', 'x')).status).toBe(400);
    expect((await login('a@example.com', '')).status).toBe(400);
    expect((await login('a@example.com', 'x'.repeat(100_000))).status).toBe(400);
  });
});

describe('sign up (call 9)', () => {
  it('makes an account that can log in', async () => {
    const { send, login } = newShop();
    const saved = await send('POST', '/api/ADM/User/WebSave', newcomer);
    expect(await saved.json()).toEqual({
      statusCode: 200,
      message: 'Account created successfully',
    });
    const user: unknown = await (await login('NEW@example.com', 'long enough')).json();
    expect(user).toMatchObject({ userCellNo: '03001234567', role: 'user' });
  });

  it('says in the body that the e-mail is taken', async () => {
    const taken = { ...newcomer, loginId: 'Shopper@example.com', userEmail: 'Shopper@example.com' };
    const response = await newShop().send('POST', '/api/ADM/User/WebSave', taken);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      statusCode: 409,
      message: 'An account with this e-mail already exists',
    });
  });

  it('takes a password of eight spaces as it is', async () => {
    const { send, login } = newShop();
    await send('POST', '/api/ADM/User/WebSave', { ...newcomer, loginPassword: ' '.repeat(8) });
    expect((await login(newcomer.userEmail, ' '.repeat(8))).status).toBe(200);
    expect((await login(newcomer.userEmail, ' '.repeat(9))).status).toBe(404);
  });

  it.each([
    ['a short password', { loginPassword: '1234567' }],
    ['a name of 2,000 characters', { appUserName: 'x'.repeat(2000) }],
    ['no e-mail', { userEmail: 'nothing', loginId: 'nothing' }],
    ['two e-mails', { loginId: 'other@example.com' }],
    ['a short mobile', { userCellNo: '0300' }],
    ['a script as picture', { userImageURL: 'javascript:alert(1)' }],
    ['an insecure picture', { userImageURL: 'http://example.com/a.png' }],
    ['a role', { userEmail: 5, role: 'admin' }],
  ])('refuses %s', async (_name, change) => {
    const { send, store } = newShop();
    const response = await send('POST', '/api/ADM/User/WebSave', { ...newcomer, ...change });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ statusCode: 400, message: /./ });
    expect(await store.userByEmail('new@example.com')).toBeUndefined();
  });

  it('never takes a role from the caller', async () => {
    const { send, store } = newShop();
    await send('POST', '/api/ADM/User/WebSave', { ...newcomer, role: 'admin' });
    expect((await store.userByEmail('new@example.com'))?.role).toBe('user');
  });

  it('refuses what is not JSON, or too large', async () => {
    const { send } = newShop();
    expect((await send('POST', '/api/ADM/User/WebSave', '{"loginId":')).status).toBe(400);
    const large = { ...newcomer, appUserName: 'x'.repeat(1_100_000) };
    expect((await send('POST', '/api/ADM/User/WebSave', large)).status).toBe(413);
  });
});

describe('profile (call 16)', () => {
  const path = '/api/ADM/User/WebUpdate';

  it('is changed by its owner, named in X-User-Token beside the web client', async () => {
    const { send, loggedIn, store } = newShop();
    const { token } = await loggedIn('shopper');
    const response = await send('POST', path, profile, { 'X-User-Token': token });
    expect(await response.json()).toMatchObject({ statusCode: 200, data: { _id: '1' } });
    expect(await store.userById(1)).toMatchObject({ appUserName: 'Ayesha K.' });
  });

  it('is changed by its owner as bearer, also with the unknown id 0', async () => {
    const { send, loggedIn } = newShop();
    const owner = bearer(await loggedIn('shopper'));
    expect((await send('POST', path, { ...profile, userId: 0 }, owner)).status).toBe(200);
  });

  it('is closed to the web client alone, and to other users', async () => {
    const { send, loggedIn, store } = newShop();
    expect((await send('POST', path, profile)).status).toBe(401);
    const admin = await loggedIn('admin');
    const response = await send('POST', path, profile, { 'X-User-Token': admin.token });
    expect(response.status).toBe(403);
    expect(await store.userById(1)).toEqual(demoRows.users[0]);
  });

  it('is closed to a web client whose name looks like a user’s id', async () => {
    const claims = { audience: 'webClient', subject: '1' } as const;
    const token = await createTokens('only for tests').issue(claims, 60);
    const response = await newShop().send('POST', path, profile, { 'X-User-Token': token });
    expect(response.status).toBe(401);
  });

  it('refuses an e-mail that another account has, or that is none', async () => {
    const { send, loggedIn } = newShop();
    const owner = bearer(await loggedIn('shopper'));
    const change = (userEmail: string) => send('POST', path, { ...profile, userEmail }, owner);
    const taken = await change('ADMIN@example.com');
    expect(taken.status).toBe(409);
    expect(await messageOf(taken)).toBe('An account with this e-mail already exists');
    expect((await change('')).status).toBe(400);
    expect((await change('x y')).status).toBe(400);
  });

  it('keeps a new picture, drawn anew, and serves it inert', async () => {
    const { app, send, loggedIn } = newShop();
    const png = await sharp({ create: { width: 2000, height: 10, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .png()
      .toBuffer();
    const fileBase64String = `data:image/png;base64,${png.toString('base64')}`;
    const owner = bearer(await loggedIn('shopper'));
    const response = await send('POST', path, { ...profile, fileBase64String }, owner);
    const { data } = (await response.json()) as { data: { userImageURL: string } };
    expect(data.userImageURL).toMatch(/^\/uploads\/[\da-f-]{36}\.webp$/);
    const served = await app.request(data.userImageURL);
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(served.headers.get('Content-Type')).toBe('image/webp');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1024 });
    expect(bytes.includes('secret place')).toBe(false);
  });

  it.each([
    ['HTML', btoa('<script>alert(1)</script>'), 415],
    ['no base64', '%%%', 400],
    ['6 MB', `iVBORw0KGgo${'A'.repeat(7_999_989)}`, 413],
    ['20 MB', 'A'.repeat(20_000_000), 413],
  ])('refuses a picture of %s', async (_name, fileBase64String, status) => {
    const { send, loggedIn } = newShop();
    const owner = bearer(await loggedIn('shopper'));
    const response = await send('POST', path, { ...profile, fileBase64String }, owner);
    expect(response.status).toBe(status);
    expect(await messageOf(response)).toMatch(/./);
  });
});
