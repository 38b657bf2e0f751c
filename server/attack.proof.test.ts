import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import type { Options } from 'autocannon';
import sharp from 'sharp';
import { countStatus, flood, loadAsVisitor, printResult } from './testing/flood';
import { createShopProcesses } from './testing/shopProcess';
import { createVisitor } from './testing/visitor.mjs';

/** Matches secrets that the attacks send or receive. */
const secretPattern = /wrong-password|victim@example|scrypt\$|eyJ[\w-]{10}/;

/**
 * Creates a JPEG of random noise with the largest size that the shop accepts. The file is large,
 * because noise does not compress well.
 */
function createLargePicture() {
  const rawFormat = { width: 1024, height: 1024, channels: 3 } as const;
  return sharp(randomBytes(1024 * 1024 * 3), { raw: rawFormat })
    .resize(4096, 4096, { kernel: 'nearest' })
    .jpeg({ quality: 40 })
    .toBuffer();
}

/** Opens connections, and sends the start of a request on each. */
function openConnections(url: string, count: number, createStart: (index: number) => string) {
  const { hostname, port } = new URL(url);
  return Array.from({ length: count }, (_, index) => {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.write(createStart(index));
    return socket.resume();
  });
}

/** Starts uploads that send a byte every 200 ms. Returns a function that ends them. */
function startSlowUploads(url: string, count: number) {
  const sockets = openConnections(
    url,
    count,
    (index) =>
      `POST /api/upload HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: 10.0.0.${index}\r\n` +
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n',
  );
  const timer = setInterval(() => sockets.forEach((socket) => socket.write('-')), 200);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}

/** Returns the peak memory of a process in MB (Linux only). */
const getPeakMegabytes = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Sends a request on many connections at once, and waits up to a minute for each answer. */
const floodOnce = (count: number, options: Options) =>
  flood({ ...options, connections: count, amount: count, timeout: 60 });

describe('the back end under attack', () => {
  const { folder, startShop } = createShopProcesses();
  const pictureFile = path.join(folder, 'picture.jpg');
  const pictureForm = { file: { type: 'file', path: pictureFile } };
  let shop: ReturnType<typeof startShop>;
  let url = '';
  let headers: Record<string, string>;

  beforeAll(async () => {
    const siteFolder = path.join(folder, 'site');
    mkdirSync(siteFolder);
    writeFileSync(path.join(siteFolder, 'index.html'), 'The shop'.repeat(2000));
    writeFileSync(pictureFile, await createLargePicture());
    shop = startShop([], { TRUST_PROXY: 'true', STATIC_DIR: siteFolder });
    url = await shop.urlPromise;
    headers = {
      Authorization: `Bearer ${await createVisitor(url).enter()}`,
      'Content-Type': 'application/json',
    };
  });

  /**
   * Sends 60 logins, 12 large pictures and 20 enquiries of a megabyte at the same time, while a
   * visitor loads a page.
   */
  async function attack() {
    const results = await Promise.all([
      loadAsVisitor(url),
      floodOnce(60, {
        title: 'logins',
        headers,
        // Each login is for another account, because logins for one account soon have to wait.
        idReplacement: true,
        url: `${url}/api/ADM/User/UserValidate?LoginId=victim@example[<id>].com&LoginPassword=wrong-password`,
      }),
      floodOnce(12, {
        title: 'pictures of 16 megapixels',
        url: `${url}/api/upload`,
        form: pictureForm,
      }),
      floodOnce(20, {
        title: 'enquiries of 1 MB',
        url: `${url}/api/WAP/ContactInbox/Save`,
        method: 'POST',
        headers,
        body: JSON.stringify({ contactMessage: 'x'.repeat(1e6) }),
      }),
    ]);
    results.forEach(printResult);
    const [visitor, logins, pictures, enquiries] = results;
    return { visitor, logins, pictures, enquiries };
  }

  it('delays nine of ten loads by less than a second, and accepts pictures beside slow ones', async () => {
    const stopSlowUploads = startSlowUploads(url, 24);
    const { visitor, logins, pictures, enquiries } = await attack();
    stopSlowUploads();
    expect(visitor).toMatchObject({ non2xx: 0, errors: 0 });
    expect(visitor.latency.p90).toBeLessThan(1000);
    expect(pictures).toMatchObject({ '2xx': 12, errors: 0 });
    for (const result of [logins, pictures, enquiries]) expect(countStatus(result, 500)).toBe(0);
  });

  it('closes 900 idle connections within 30 seconds, and still serves visitors', async () => {
    const startTime = Date.now();
    const closePromises = openConnections(url, 900, () => 'GET / HTTP/1.1\r\n').map(
      (socket) => new Promise((resolve) => socket.once('close', resolve)),
    );
    const { visitor } = await attack();
    await Promise.all(closePromises);
    expect(Date.now() - startTime).toBeLessThan(30_000);
    expect(visitor.latency.p50).toBeLessThan(100);
  });

  it('answers requests that no browser sends, but never with status 500', async () => {
    const visitor = createVisitor(url);
    await visitor.enter();
    const nonsenseTexts = [
      ...['%00', '%ff', '%', '..%2f..%2fetc%2fpasswd', '9'.repeat(5000), "1'--", '-1', '1e9'],
    ];
    const bodies = [{}, [], { personName: '\0' }, { a: '\ud800' }, { personName: 'x'.repeat(2e6) }];
    const responses = await Promise.all([
      ...nonsenseTexts.flatMap((text) => [
        visitor.call('GET', `/${text}`),
        visitor.call('GET', `/media/${text}`),
        visitor.call('GET', `/uploads/${text}`),
        visitor.call('GET', `/api/review/${text}`),
        visitor.call('GET', `/api/ISPM/Product/GetWebProductById?Id=${text}`),
        visitor.call('DELETE', `/api/review/${text}`),
      ]),
      ...bodies.flatMap((body) => [
        visitor.call('POST', '/api/WAP/ContactInbox/Save', body),
        visitor.call('POST', '/api/ADM/User/WebSave', body),
        visitor.call('POST', '/api/ADM/User/WebUpdate', body),
        visitor.call('POST', '/api/review/add', body),
      ]),
      visitor.upload(new Uint8Array(4_000_000)),
    ]);
    expect(responses.filter(({ status }) => status === 500)).toEqual([]);
  });

  it('needs at most 1,100 MB of memory for 150 large pictures at once', async () => {
    const result = await floodOnce(150, {
      title: '150 pictures at once',
      url: `${url}/api/upload`,
      form: pictureForm,
    });
    printResult(result);
    expect(countStatus(result, 500)).toBe(0);
    expect(getPeakMegabytes(shop.pid)).toBeLessThan(1100);
  });

  it('logs no password, hash or token, and still stops', async () => {
    const { code, errors, securityLog } = await shop.stop();
    expect(code).toBe(0);
    expect(errors + JSON.stringify(securityLog)).not.toMatch(secretPattern);
  });
});
