import fc from 'fast-check';
import { isPictureUrl } from './http/pictures';
import { bearer, createCaller, messageOf } from './testing/caller';
import { createDemoApp, newcomer } from './testing/testApp';

const picture = (length: number) => 'https://pictures.example/'.padEnd(length, 'a');

describe('the address of a profile picture', () => {
  it.each([
    '',
    '/uploads/2f1c9a1e-55aa-4a38-9a51-0d3b8f6c1a2b.webp',
    '/media/people/avatar-01.svg',
    'https://lh3.googleusercontent.com/a/ACg8ocK=s96-c',
    'https://graph.facebook.com/1234/picture?type=large',
    'https://shop.example/uploads/me.webp',
    'https://pictures.example/my%20apiary.png',
    picture(2048),
  ])('may be "%.99s"', (url) => expect(isPictureUrl(url)).toBe(true));

  it.each([
    picture(2049),
    'http://example.com/a.png',
    'javascript:alert(1)',
    '//example.com/a.png',
    'https:example.com/a.png',
    'https://',
    'https://user:password@example.com/a.png',
    'https://example.com/a b.png',
    'https://example.com/"><script>',
    'https://example.com/a.png\\..\\b',
    '/uploads/../api/review/1',
    '/uploads/a..webp',
    '/uploads/.webp',
    '/uploads/a/b.webp',
    '/media/../api/review/1',
    '/media/./api/x.webp',
    '/media//x.webp',
    '/media/%2e%2e/api/x.webp',
    '/api/review/1',
    '/index.html',
    'https://example.com/a/../b.png',
    'https://example.com/%2e%2e/b.png',
    'https://example.com/a%2f..%2fb.png',
    'https://example.com/%',
    'https://shop.example/api?x=1',
    'https://shop.example/api',
    'https://shop.example/api#.png',
    'https://shop.example/API/Login/GenerateToken',
    'https://shop.example//api/review/1',
    'https://shop.example/%61pi/review/1',
    'https://shop.example/%2561pi/review/1',
    'https://shop.example/api%2freview/1',
    'https://shop.example/./api/review/1',
    'https://shop.example\\api\\review\\1',
    'https://shop.example/\\api/review/1',
  ])('may not be "%.99s"', (url) => expect(isPictureUrl(url)).toBe(false));

  it('never opens a call, however its path is encoded', () => {
    const letter = (char: string) =>
      fc.constantFrom(
        char,
        char.toUpperCase(),
        `%${char.charCodeAt(0).toString(16)}`,
        `%25${char.charCodeAt(0).toString(16)}`,
      );
    const start = fc.constantFrom('/', '//', '/./', '/x/../', '/%2e/', '/%2f', '\\');
    const end = fc.constantFrom('', '/', '/review/1', '%2freview', '?a=1', '#a');
    fc.assert(
      fc.property(start, letter('a'), letter('p'), letter('i'), end, (...parts) => {
        expect(isPictureUrl(`https://shop.example${parts.join('')}`)).toBe(false);
      }),
    );
  });
});

const refusal =
  'userImageURL: must be a picture of this shop or an https address of at most 2,048 characters';

it('is checked when an account is made (call 9)', async () => {
  const { send } = createCaller(createDemoApp());
  const save = (userImageURL: string) =>
    send('POST', '/api/ADM/User/WebSave', { ...newcomer, userImageURL });
  for (const url of [picture(2049), 'https://shop.example/api/review/1']) {
    const refused = await save(url);
    expect(refused.status).toBe(400);
    expect(await messageOf(refused)).toBe(refusal);
  }
  expect(await (await save(picture(2048))).json()).toMatchObject({ statusCode: 200 });
});

it('is checked when a profile is changed (call 16)', async () => {
  const { send, loggedIn } = createCaller(createDemoApp());
  const owner = bearer(await loggedIn('shopper'));
  const profile = {
    userId: 1,
    appUserName: 'Ayesha',
    loginId: 'shopper@example.com',
    loginPassword: '',
    userEmail: 'shopper@example.com',
    userCellNo: '',
  };
  const save = (userImageURL: string) =>
    send('POST', '/api/ADM/User/WebUpdate', { ...profile, userImageURL }, owner);
  for (const url of [picture(2049), 'https://shop.example/api/review/1']) {
    const refused = await save(url);
    expect(refused.status).toBe(400);
    expect(await messageOf(refused)).toBe(refusal);
  }
  expect((await save(picture(2048))).status).toBe(200);
});
