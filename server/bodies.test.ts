import { createApp } from './createApp';
import { getTokenSubject } from './http/callers';
import { getForwardedAddress } from './node/clientAddress';
import type { User } from './rows';
import { createBearerHeader, createCaller, getRefusal } from './testing/caller';
import { createMemoryStore } from './testing/memoryStore';
import { createDemoApp, demoOptions, demoRows } from './testing/testApp';

/** Issues the token of an administrator, who may change any review. */
const issueAdminToken = () => {
  const sub = getTokenSubject(demoRows.users[1] as User);
  return demoOptions.tokens.issue({ aud: 'user', sub }, 600);
};
const updatePath = '/api/ADM/User/WebUpdate';

/** Options of a stream that calls `pull` only when somebody reads it. */
const pullOptions = { highWaterMark: 0 };
async function createRequest(methodAndPath: string, body: ReadableStream, headers: object = {}) {
  const [, method = 'POST', urlPath = ''] = /^(?:([A-Z]+) )?(.*)$/.exec(methodAndPath) ?? [];
  const contentType = 'multipart/form-data; boundary=x';
  const requestHeaders = {
    'Content-Type': contentType,
    ...createBearerHeader({ token: await issueAdminToken() }),
    ...headers,
  };
  const init = { method, headers: requestHeaders, body, duplex: 'half' };
  return new Request(`http://shop${urlPath}`, init);
}

const writeRequestPaths = ['/api/ADM/User/WebSave', '/api/review/add', 'PUT /api/review/update/1'];

it.each([...writeRequestPaths, '/api/WAP/ContactInbox/Save', updatePath, '/api/upload'])(
  '%s counts a request against the limit before reading its body',
  async (path) => {
    const pull = jest.fn((body: ReadableStreamDefaultController) => body.close());
    const countAttempt = () => Promise.resolve({ count: 101, expiresAt: new Date(2999, 0) });
    const app = createApp({ ...createMemoryStore(demoRows), countAttempt }, demoOptions);
    const body = new ReadableStream({ pull }, pullOptions);
    expect((await app.request(await createRequest(path, body))).status).toBe(429);
    expect(pull).not.toHaveBeenCalled();
  },
);

describe.each([
  ['with its length', (length: number) => ({ 'Content-Length': String(length) })],
  ['in chunks', () => ({})],
])('a body sent %s', (_title, getHeaders) => {
  it.each(writeRequestPaths)('can have 64 KB: %s', async (path) => {
    const send = async (length: number) => {
      const start = (body: ReadableStreamDefaultController) => {
        body.enqueue(new TextEncoder().encode('{}'.padEnd(length)));
        body.close();
      };
      const request = createRequest(path, new ReadableStream({ start }), getHeaders(length));
      return createDemoApp().request(await request);
    };
    expect((await send(65_536)).status).toBe(400);
    const refusedResponse = await send(65_536 + 1);
    expect(await getRefusal(refusedResponse)).toEqual([413, 'The request is larger than 64 KB']);
  });
});

describe('a body that would be expensive to parse', () => {
  const megabyte = 1024 * 1024;
  const app = createDemoApp();
  const sendProfileUpdate = async (body: string) =>
    app.request(updatePath, {
      method: 'POST',
      headers: createBearerHeader({ token: await issueAdminToken() }),
      body,
    });
  const sendUpload = async (contentType: string, body: string) =>
    app.request('/api/upload', { method: 'POST', headers: { 'Content-Type': contentType }, body });
  const createPictureJson = (text: string) => `{"fileBase64String":"${text}"`;
  const tooManyValuesRefusal = [400, 'The body holds too many values'];
  const tooLargeRefusal = [413, 'The request is larger than 64 KB beside its largest field'];

  it.each([
    ['small numbers', `[${'1,'.repeat(4 * megabyte - 2)}1]`, tooManyValuesRefusal],
    ['nested lists', '['.repeat(8 * megabyte), tooManyValuesRefusal],
    ['empty texts', `[${'"",'.repeat(2 * megabyte)}""]`, tooManyValuesRefusal],
    ['quotes', '"'.repeat(8 * megabyte), tooManyValuesRefusal],
    ['fields', `{${'"a":1,'.repeat(megabyte)}"b":1}`, tooManyValuesRefusal],
    [
      'after a picture',
      `${createPictureJson('A'.repeat(megabyte))},"a":[${'1,'.repeat(2000)}1]}`,
      tooManyValuesRefusal,
    ],
    ['spaces', ' '.repeat(8 * megabyte), tooLargeRefusal],
    ['quotes in a text', `{"appUserName":"${'\\"'.repeat(2 * megabyte)}"}`, tooLargeRefusal],
    ['a long field name', `{"${'a'.repeat(megabyte)}":1}`, tooLargeRefusal],
    [
      'two pictures',
      `${createPictureJson('A'.repeat(70_000))},${createPictureJson('A'.repeat(70_000)).slice(1)}}`,
      tooLargeRefusal,
    ],
    [
      'a list with the picture’s name',
      `["fileBase64String","${'a'.repeat(megabyte)}"]`,
      tooLargeRefusal,
    ],
  ])('is refused before it is parsed: %s', async (_title, body, expectedRefusal) => {
    expect(await getRefusal(await sendProfileUpdate(body))).toEqual(expectedRefusal);
  });

  it('is refused by API calls that accept no picture, too', async () => {
    const body = `[${'1,'.repeat(2000)}1]`;
    const { send } = createCaller(app);
    expect(await getRefusal(await send('POST', '/api/ADM/User/WebSave', body))).toEqual(
      tooManyValuesRefusal,
    );
  });

  const oneFileRefusal = [415, 'Send one picture in the form field "file"'];
  it.each([
    ['application/x-www-form-urlencoded', 'a=1&'.repeat(megabyte)],
    ['text/plain', 'hello'],
    ['multipart/form-data', '--x--'],
    ['multipart/form-data; boundary=y; boundary=x', '--x--'],
    ['multipart/mixed; boundary=x', '--x--'],
  ])('an upload with the content type "%s" is refused', async (type, body) => {
    expect(await getRefusal(await sendUpload(type, body))).toEqual(oneFileRefusal);
  });

  const disposition = 'Content-Disposition: form-data; name="file"';
  const formPart = `--x\r\n${disposition}; filename="a"\r\n\r\n1\r\n`;
  it.each([
    ['many files', `${formPart.repeat(50_000)}--x--`],
    ['many headers', `--x\r\n${disposition}\r\n${'A: b\r\n'.repeat(500_000)}\r\n1\r\n--x--`],
    [
      'a long name',
      `--x\r\n${disposition}; filename="${'%22'.repeat(megabyte)}"\r\n\r\n1\r\n--x--`,
    ],
  ])('a form with %s is refused before it is parsed', async (_title, body) => {
    const formDataSpy = jest.spyOn(Response.prototype, 'formData');
    const response = await sendUpload('multipart/form-data; boundary=x', body);
    expect(await getRefusal(response)).toEqual([400, oneFileRefusal[1]]);
    expect(formDataSpy).not.toHaveBeenCalled();
  });
});

it('an aborted body is reported as a client error', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
  const response = await createDemoApp().request(
    await createRequest('/api/ADM/User/WebSave', body),
  );
  expect(await getRefusal(response)).toEqual([400, 'The connection was interrupted']);
});

describe('large bodies', () => {
  const app = createDemoApp({ clientAddress: getForwardedAddress });
  type BodySource = UnderlyingDefaultSource<Uint8Array>;
  const send = async (address: string, path: string, source: BodySource) => {
    const body = new ReadableStream(source, pullOptions);
    return app.request(await createRequest(path, body, { 'X-Forwarded-For': address }));
  };
  /** Controllers of the request bodies that the shop is reading. */
  const activeBodies = new Set<ReadableStreamDefaultController<Uint8Array>>();
  /** Starts a request whose body stays open until `endUploads` is called. */
  const beginUpload = (address: string, path = '/api/upload') =>
    send(address, path, { pull: (body) => void activeBodies.add(body) });
  const waitForActiveBodies = async (count: number) => {
    while (activeBodies.size < count) await new Promise(setImmediate);
    return [...activeBodies];
  };
  const endUploads = () => {
    for (const body of activeBodies) body.close();
    activeBodies.clear();
  };
  /**
   * Sends an empty body, and returns the status of the answer. Status 400 means that the body was
   * read, because the shop refuses an empty body only after reading it.
   */
  const sendEmptyBody = async (address: string, path = '/api/upload') =>
    (await send(address, path, { start: (body) => body.close() })).status;

  it('are refused unread if their Content-Length is 20 MB', async () => {
    const pull = jest.fn();
    const lengthHeader = { 'Content-Length': String(20 * 1024 * 1024) };
    const request = createRequest(
      '/api/upload',
      new ReadableStream({ pull }, pullOptions),
      lengthHeader,
    );
    expect((await app.request(await request)).status).toBe(413);
    expect(pull).not.toHaveBeenCalled();
  });

  it('that arrive slowly block only further bodies from the same address', async () => {
    const slowUploads = Array.from({ length: 24 }, (_, i) =>
      beginUpload(`10.0.0.${i >> 1}`, i % 2 ? updatePath : '/api/upload'),
    );
    await waitForActiveBodies(24);
    const thirdResponse = await send('10.0.0.3', '/api/upload', {});
    expect([thirdResponse.status, thirdResponse.headers.get('Retry-After')]).toEqual([429, '2']);
    expect(await sendEmptyBody('10.0.0.3', updatePath)).toBe(429);
    expect(await sendEmptyBody('10.0.1.1')).toBe(400);
    endUploads();
    for (const { status } of await Promise.all(slowUploads)) expect(status).toBe(400);
    expect(await sendEmptyBody('10.0.0.3')).toBe(400);
  });

  it('use at most 128 MB of memory together, and a further body is refused', async () => {
    const slowUploads = Array.from({ length: 33 }, (_, i) => beginUpload(`10.0.2.${i}`));
    // All bodies share this chunk, to save memory.
    const fourMegabytes = new Uint8Array(4 * 1024 * 1024);
    for (const body of await waitForActiveBodies(33)) body.enqueue(fourMegabytes);
    const refusedResponse = await Promise.race(slowUploads);
    expect([refusedResponse.status, refusedResponse.headers.get('Retry-After')]).toEqual([
      503,
      '2',
    ]);
    endUploads();
    const statuses = (await Promise.all(slowUploads)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(32);
    expect(await sendEmptyBody('10.0.2.1')).toBe(400);
  });

  it('are aborted after 20 seconds, plus one second per 32 KB', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const statuses: number[] = [];
    void beginUpload('10.0.3.1').then(({ status }) => statuses.push(status));
    await waitForActiveBodies(1);
    const quickUpload = beginUpload('10.0.3.2');
    const [slowBody, quickBody] = await waitForActiveBodies(2);
    for (let second = 1; second <= 40; second += 1) {
      quickBody?.enqueue(new Uint8Array(32 * 1024));
      if (second < 20) slowBody?.enqueue(new Uint8Array(1));
      for (let index = 0; index < 20; index += 1) await new Promise(setImmediate);
      expect([second, statuses]).toEqual([second, second > 21 ? [408] : []]);
      jest.advanceTimersByTime(1000);
    }
    quickBody?.close();
    expect((await quickUpload).status).toBe(400);
  });
});
