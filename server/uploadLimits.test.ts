import { bearer, createCaller, messageOf } from './testing/caller';
import { createDemoApp } from './testing/testApp';

const noPicture = new Uint8Array(8);
const profile = {
  userId: 1,
  appUserName: 'Ayesha',
  loginId: 'shopper@example.com',
  loginPassword: '',
  userEmail: 'shopper@example.com',
  userCellNo: '',
  fileBase64String: '',
};

it('an address may send a hundred pictures in an hour, by whichever call', async () => {
  let address = '10.0.0.1';
  const app = createDemoApp({ clientAddress: () => address });
  const { upload, send, loggedIn } = createCaller(app);
  const owner = bearer(await loggedIn('shopper'));
  const save = (fileBase64String: string) =>
    send('POST', '/api/ADM/User/WebUpdate', { ...profile, fileBase64String }, owner);
  for (let i = 0; i < 99; i++) expect((await upload(noPicture, 'a', 'a/b')).status).toBe(415);
  expect((await save(btoa('no picture'))).status).toBe(415);

  for (const closed of [await upload(noPicture, 'a', 'a/b'), await save(btoa('no picture'))]) {
    expect(closed.status).toBe(429);
    expect(Number(closed.headers.get('Retry-After'))).toBeGreaterThan(3500);
    expect(await messageOf(closed)).toBe('Too many uploads. Please try again later.');
  }
  expect((await save('')).status).toBe(200);
  address = '10.0.0.2';
  expect((await upload(noPicture, 'a', 'a/b')).status).toBe(415);
});

it('twenty-four large bodies are read at a time, and no more taken in until one has ended', async () => {
  const app = createDemoApp();
  const { upload, send } = createCaller(app);
  const ends: (() => void)[] = [];
  const slowUpload = async () => {
    const body = new ReadableStream({ start: (given) => void ends.push(() => given.close()) });
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '9' };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    return app.request(new Request('http://shop/api/upload', init));
  };
  const slow = Array.from({ length: 24 }, slowUpload);
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const refused of [
    await upload(noPicture, 'a', 'a/b'),
    await send('POST', '/api/ADM/User/WebUpdate', profile),
  ])
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
  ends[0]?.();
  expect((await slow[0])?.status).toBe(400);
  expect((await upload(noPicture, 'a', 'a/b')).status).toBe(415);
  for (const end of ends.slice(1)) end();
  await Promise.all(slow);
});
