import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import * as v from 'valibot';
import { UploadResponse } from '@/shared/contract/user';
import { createApp } from './createApp';
import { deleteUnclaimedPictures, toStoredPictureUrl } from './http/pictures';
import { recodePicture } from './node/recodePicture';
import { createBearerHeader, createCaller, getRefusal } from './testing/caller';
import { createMemoryStore } from './testing/memoryStore';
import { createDemoApp, demoOptions, demoRows, newAccount } from './testing/testApp';

const app = createDemoApp({ recodePicture });
const { upload } = createCaller(app);
const createImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f5a43' } });
const toBytes = (text: string) => new TextEncoder().encode(text);
const invalidPicture = new Uint8Array(8);

function createPngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}
/** Creates a PNG with additional chunks after its first one, the header. */
async function createPngWithChunks(chunks: Buffer[]): Promise<Buffer> {
  const png = await createImage(40, 30).png().toBuffer();
  const headerEnd = 8 + 25;
  return Buffer.concat([png.subarray(0, headerEnd), ...chunks, png.subarray(headerEnd)]);
}
const updatePath = '/api/ADM/User/WebUpdate';
const profile = { ...newAccount, userId: 1, loginPassword: '' };

describe('an upload', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    're-encodes a %s and serves it with safe headers',
    async (imageFormat) => {
      const bytes = await createImage(40, 30).toFormat(imageFormat).toBuffer();
      // A decoder ignores any data after the pixels.
      const hybridFile = Buffer.concat([bytes, toBytes('<script>alert(1)</script>')]);
      const { url } = v.parse(
        UploadResponse,
        await (await upload(hybridFile, 'me', 'image/x')).json(),
      );
      const servedResponse = await app.request(url);
      const { headers } = servedResponse;
      const storedBytes = Buffer.from(await servedResponse.arrayBuffer());
      expect(headers.get('Content-Type')).toBe('image/webp');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';.* sandbox$/);
      expect(headers.get('Cache-Control')).toContain('immutable');
      const { format, width, height } = await sharp(storedBytes).metadata();
      expect([format, width, height]).toEqual(['webp', 40, 30]);
      expect(storedBytes.includes('script')).toBe(false);
    },
  );

  it.each([
    ['an SVG', toBytes('<svg><script>alert(1)</script></svg>'), 'a.svg', 'image/svg+xml'],
    ['HTML named .jpg', toBytes('<script>alert(1)</script>'), 'a\0\xff.jpg', 'image/jpeg'],
    ['a GIF that is a script', toBytes('GIF89a=1;alert(1)//'), 'a.gif', 'image/gif'],
    ['an empty file', new Uint8Array(), 'a.png', 'image/png'],
  ])('refuses %s', async (_title, bytes, fileName, type) => {
    const message = 'The file is not a PNG, JPEG, WebP or GIF picture';
    expect(await getRefusal(await upload(bytes, fileName, type))).toEqual([415, message]);
  });

  it.each([
    ['4,096 by 4,096 pixels', () => createImage(4096, 4096).png().toBuffer(), 200, undefined],
    [
      'one row of pixels more',
      () => createImage(4096, 4097).png().toBuffer(),
      413,
      'has more than 16 megapixels',
    ],
    ['5.02 MB', () => new Uint8Array(5.02 * 1024 * 1024), 413, 'is larger than 5 MB'],
  ])('is limited in size: %s', async (_title, createBytes, status, messageEnd) => {
    const message = messageEnd && `The picture ${messageEnd}`;
    const response = await upload(await createBytes(), 'large.png', 'image/png');
    expect(await getRefusal(response)).toEqual([status, message]);
  });

  it.each(['tEXt', 'zTXt', 'iTXt', 'iCCP', 'eXIf'])(
    'refuses a PNG with more than 16 chunks of type %s',
    async (type) => {
      const uploadPngWith = async (count: number) => {
        const chunk = createPngChunk(type, Buffer.from('a'));
        return upload(
          await createPngWithChunks(Array<Buffer>(count).fill(chunk)),
          'a.png',
          'image/png',
        );
      };
      expect((await uploadPngWith(16)).status).toBe(200);
      const message = 'The picture holds too many texts. Please save it as a JPEG.';
      expect(await getRefusal(await uploadPngWith(17))).toEqual([415, message]);
    },
  );

  it('removes the texts of a PNG before decoding it', async () => {
    const decodedPictures: Uint8Array[] = [];
    const shop = createDemoApp({
      recodePicture: (picture) => {
        decodedPictures.push(picture);
        return Promise.resolve(picture);
      },
    });
    const orientation = createPngChunk('eXIf', Buffer.from('II*\0'));
    const texts = ['tEXt', 'zTXt', 'iTXt'].map((type) => createPngChunk(type, Buffer.from('a')));
    const png = await createPngWithChunks([...texts, orientation]);
    await createCaller(shop).upload(png, 'a.png', 'image/png');
    expect(decodedPictures).toEqual([await createPngWithChunks([orientation])]);
  });

  it('accepts a PNG whose last chunk is cut off', async () => {
    const png = await createImage(40, 30).png().toBuffer();
    expect((await upload(png.subarray(0, -5), 'a.png', 'image/png')).status).toBe(200);
  });

  it('is refused if it cannot be decoded within five seconds', async () => {
    const png = await createImage(40, 30).png().toBuffer();
    const setTimeLimit = jest.spyOn(sharp.prototype, 'timeout');
    jest
      .spyOn(sharp.prototype, 'toBuffer')
      .mockRejectedValueOnce(new Error('timeout: 90% complete'));
    const response = await upload(png, 'a.png', 'image/png');
    expect(setTimeLimit).toHaveBeenCalledWith({ seconds: 5 });
    expect(await getRefusal(response)).toEqual([413, 'The picture takes too long to process']);
  });

  it('refuses a form without a file', async () => {
    const response = await app.request('/api/upload', { method: 'POST', body: new FormData() });
    expect(await getRefusal(response)).toEqual([400, 'Send one picture in the form field "file"']);
  });
});

describe('picture limits', () => {
  it('let one picture be re-encoded at a time while at most twelve wait', async () => {
    const bytes = new Uint8Array(await createImage(4, 3).png().toBuffer());
    const finishedIndexes: number[] = [];
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        recodePicture(bytes).then(() => finishedIndexes.push(i)),
      ),
    );
    expect(finishedIndexes).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(results.at(-1)).toMatchObject({
      status: 'rejected',
      reason: { status: 503, seconds: 2 },
    });
    expect(await recodePicture(bytes)).toBeInstanceOf(Uint8Array);
  });

  it('allow a client address a hundred pictures per hour in all API calls together', async () => {
    let address = '10.0.0.1';
    const shop = createCaller(createDemoApp({ clientAddress: () => address }));
    const ownerHeader = createBearerHeader(await shop.logInAs('shopper'));
    const uploadInvalidPicture = () => shop.upload(invalidPicture, 'a', 'a/b');
    const saveProfile = (fileBase64String: string) =>
      shop.send('POST', updatePath, { ...profile, fileBase64String }, ownerHeader);
    for (let i = 0; i < 99; i++) expect((await uploadInvalidPicture()).status).toBe(415);
    expect((await saveProfile(btoa('no picture'))).status).toBe(415);
    for (const blockedResponse of [
      await uploadInvalidPicture(),
      await saveProfile(btoa('no picture')),
    ]) {
      expect(await getRefusal(blockedResponse)).toEqual([
        429,
        'Too many attempts. Please try again later.',
      ]);
      expect(Number(blockedResponse.headers.get('Retry-After'))).toBeGreaterThan(3500);
    }
    expect((await saveProfile('')).status).toBe(200);
    address = '10.0.0.2';
    expect((await uploadInvalidPicture()).status).toBe(415);
  });

  it('allow a client address 32 MB of pictures per day', async () => {
    let address = '2001:0db8:0001:0001::/64';
    const recodeToEightMegabytes = () => Promise.resolve(new Uint8Array(8 * 1024 * 1024));
    const png = await createImage(4, 3).png().toBuffer();
    const options = { clientAddress: () => address, recodePicture: recodeToEightMegabytes };
    const shop = createCaller(createDemoApp(options));
    const ownerHeader = createBearerHeader(await shop.logInAs('shopper'));
    const uploadPng = () => shop.upload(png, 'a', 'a/b');
    for (let i = 0; i < 4; i++) expect((await uploadPng()).status).toBe(200);
    address = '2001:0db8:0001:0002::/64';
    const profileFields = { ...profile, fileBase64String: png.toString('base64') };
    for (const refusedResponse of [
      await uploadPng(),
      await shop.send('POST', updatePath, profileFields, ownerHeader),
    ]) {
      const message = 'The shop cannot accept more pictures now. Please continue without one.';
      expect(await getRefusal(refusedResponse)).toEqual([429, message]);
      expect(Number(refusedResponse.headers.get('Retry-After'))).toBeGreaterThan(80_000);
    }
    address = '2001:0db8:0002:0001::/64';
    expect((await uploadPng()).status).toBe(200);
  });

  it('refuse pictures while unused pictures fill 256 MB', async () => {
    let unclaimedByteCount = 256 * 1024 * 1024;
    const unclaimedBytes = () => Promise.resolve(unclaimedByteCount);
    const store = { ...createMemoryStore(demoRows), unclaimedBytes };
    const shop = createCaller(createApp(store, demoOptions));
    const ownerHeader = createBearerHeader(await shop.logInAs('shopper'));
    const profileFields = { ...profile, fileBase64String: btoa('no picture') };
    const sendPictures = async () => [
      await shop.upload(invalidPicture, 'a', 'a/b'),
      await shop.send('POST', updatePath, profileFields, ownerHeader),
    ];
    for (const refusedResponse of await sendPictures()) {
      const message = 'The shop cannot accept more pictures now. Please continue without one.';
      expect(await getRefusal(refusedResponse)).toEqual([503, message]);
      expect(refusedResponse.headers.get('Retry-After')).toBe('3600');
    }
    unclaimedByteCount -= 1;
    for (const { status } of await sendPictures()) expect(status).toBe(415);
  });

  it.each([
    ['a day', 204, '2026-01-01T12:00:00Z'],
    ['an hour once they fill 80 %', 205, '2026-01-02T11:00:00Z'],
  ])('keep unused pictures for %s', async (_title, megabytes, oldestTime) => {
    jest.useFakeTimers({ now: new Date('2026-01-02T12:00:00Z') });
    const purgeFiles = jest.fn(() => Promise.resolve());
    const unclaimedBytes = () => Promise.resolve(megabytes * 1024 * 1024);
    await deleteUnclaimedPictures({ unclaimedBytes, purgeFiles });
    expect(purgeFiles.mock.calls).toEqual([[new Date(oldestTime)]]);
  });
});

describe('the address of a profile picture', () => {
  const uploadPath = '/uploads/2f1c9a1e-55aa-4a38-9a51-0d3b8f6c1a2b.webp';
  it.each<[string, string]>([
    ['', ''],
    [uploadPath, uploadPath],
    [`https://shop.example.com${uploadPath}?w=1`, uploadPath],
    ['/media/people/avatar-01.svg', '/media/people/avatar-01.svg'],
    ...[
      'https://lh3.googleusercontent.com/a/AB-c_1=s96-c',
      'https://platform-lookaside.fbsbx.com/platform/profilepic/?asid=1&height=50',
      'https://graph.facebook.com/1234/my%20apiary?type=large',
    ].map((url): [string, string] => [url, url]),
  ])('"%.99s" is stored as "%.99s"', (url, storedUrl) =>
    expect(toStoredPictureUrl(url)).toBe(storedUrl),
  );

  it.each([
    'https://pictures.example/tracker.png',
    'http://lh3.googleusercontent.com/a',
    'https://lh3.googleusercontent.com.evil.example/a',
    'https://evil.googleusercontent.com/a',
    'https://graph.facebook.com:8443/1234/picture',
    'https://user:password@graph.facebook.com/a.png',
    '//pictures.example/a.png',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'http://169.254.169.254/latest/meta-data',
    '/media/../api/review/1',
    '/media/%2e%2e/api/x.webp',
    '/uploads/a/b.webp',
    `/media${'/a'.repeat(2_000_000)}`,
  ])('"%.99s" is refused', (url) => expect(toStoredPictureUrl(url)).toBe(''));

  const foreignUrl = 'https://pictures.example/tracker.png';
  it('on another host is dropped when an account is created', async () => {
    const { send, logIn } = createCaller(createDemoApp());
    const account = { ...newAccount, userImageURL: foreignUrl };
    const saveResponse = await send('POST', '/api/ADM/User/WebSave', account);
    expect(await saveResponse.json()).toMatchObject({ statusCode: 200 });
    const user: unknown = await (
      await logIn(newAccount.userEmail, newAccount.loginPassword)
    ).json();
    expect(user).toMatchObject({ appUserName: 'New Person', userImageURL: '' });
  });

  it('on another host is dropped when a profile is changed', async () => {
    const { send, logInAs } = createCaller(createDemoApp());
    const ownerHeader = createBearerHeader(await logInAs('shopper'));
    const saveResponse = await send(
      'POST',
      updatePath,
      { ...profile, userImageURL: foreignUrl },
      ownerHeader,
    );
    expect(await saveResponse.json()).toMatchObject({ data: { userImageURL: '' } });
  });

  it('on another host is not returned, even if it was stored before', async () => {
    const store = createMemoryStore(demoRows);
    const [row] = await store.listReviews(1, 1);
    await store.updateUser(row?.userId ?? 0, { userImageURL: foreignUrl });
    const [review] = (await (
      await createApp(store, demoOptions).request('/api/review/1')
    ).json()) as [object];
    expect(review).toMatchObject({ user: { _id: String(row?.userId), profileImg: { url: '' } } });
  });

  it.each([
    ['an account is created', '/api/ADM/User/WebSave', newAccount],
    ['a profile is changed', updatePath, profile],
  ])('has at most 2,048 characters when %s', async (_title, path, fields) => {
    const { send, logInAs } = createCaller(createDemoApp());
    const ownerHeader = createBearerHeader(await logInAs('shopper'));
    const saveWithPictureUrl = (userImageURL: string) =>
      send('POST', path, { ...fields, userImageURL }, ownerHeader);
    for (const url of [
      'https://graph.facebook.com/'.padEnd(2049, 'a'),
      `/media${'/a'.repeat(25_000)}/a.webp`,
    ]) {
      const expectedMessage = 'userImageURL: must have at most 2,048 characters';
      expect(await getRefusal(await saveWithPictureUrl(url))).toEqual([400, expectedMessage]);
    }
    const longestUrl = 'https://graph.facebook.com/'.padEnd(2048, 'a');
    expect(await (await saveWithPictureUrl(longestUrl)).json()).toMatchObject({ statusCode: 200 });
  });

  it('that is several megabytes long is refused when a profile is changed', async () => {
    const { send, logInAs } = createCaller(createDemoApp());
    const ownerHeader = createBearerHeader(await logInAs('shopper'));
    const userImageURL = `/media${'/a'.repeat(3_000_000)}/a.webp`;
    const refusedResponse = await send(
      'POST',
      updatePath,
      { ...profile, userImageURL },
      ownerHeader,
    );
    expect(refusedResponse.status).toBe(413);
  });
});
