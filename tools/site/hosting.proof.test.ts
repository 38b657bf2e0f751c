import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { connect as connectWithTls, type ConnectionOptions } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { startCaddy, startImitation, startNginx, type WebServer } from '@shop/programs/hosts';
import { createCloudFront } from '@shop/programs/storedSites';
import { findProgram } from '@shop/programs/programs';
import { createSite } from '@shop/server/createSite';
import { userTokenHeader } from '@shop/server/http/callers';
import { answerHealth } from '@shop/server/http/health';
import { pictureBytesMax } from '@shop/server/http/pictures';
import { createContentSecurityPolicy, fixedHeaders } from '@shop/server/http/securityPolicy';
import { getForwardedAddress } from '@shop/server/node/clientAddress';
import { createHttpServer } from '@shop/server/node/httpServer';
import { createCaller } from '@shop/server/testing/caller';
import { createMemoryStore } from '@shop/server/testing/memoryStore';
import { describeProof } from '@shop/server/testing/proof';
import { createTempFolder } from '@shop/server/testing/tempFolder';
import { demoAccounts, demoOptions, demoRows, newAccount } from '@shop/server/testing/testApp';
import { inlineScriptHash } from './hostFiles.mjs';

const script = 'console.log("shop");'.repeat(50);
const files: Record<string, string | Buffer> = {
  'index.html': 'Home',
  '404.html': 'Plain page',
  'products/index.html': 'All products',
  'products/index.html.gz': gzipSync('All products'),
  'product/U2Fs=/index.html': 'Burger box',
  'blogs/v1.2/index.html': 'Article',
  'config.js': 'window.storefrontConfig = {};',
  'sw.js': 'precache()',
  'facts.json': '{}',
  'manifest.webmanifest': '{}',
  _headers: '/*',
  _redirects: '/*',
  'assets/main.4f0c9a.js': script,
  'assets/main.4f0c9a.js.gz': gzipSync(script),
};

/** A site of a few files. The content of each file shows which file the web server has sent. */
const { folder: site, write } = createTempFolder();
let webServer: WebServer;
beforeAll(() => Object.entries(files).forEach(([name, content]) => write(name, content)));
afterEach(() => webServer.stop());

/** Checks that the web server under test serves the pages and files of the shop correctly. */
async function expectEveryPage(base: string, missingStatus: { page: number; file: number }) {
  const fetchFile = async (name: string) => {
    const response = await fetch(webServer.url + base + name);
    return [response.status, await response.text()];
  };
  expect(await fetchFile('')).toEqual([200, 'Home']);
  for (const page of ['products/', 'products?search=box'])
    expect(await fetchFile(page)).toEqual([200, 'All products']);
  expect(await fetchFile('product/U2Fs%3D')).toEqual([200, 'Burger box']);
  expect(await fetchFile('blogs/v1.2')).toEqual([200, 'Article']);
  for (const page of ['cart', 'product/U2FsdGVk', 'blogs/v1.3'])
    expect(await fetchFile(page)).toEqual([missingStatus.page, 'Plain page']);
  expect(await fetchFile('assets/main.4f0c9a.js')).toEqual([200, script]);
  // These are the service worker and the page without prerendered content, which the worker caches
  // for offline use.
  expect(await fetchFile('sw.js')).toEqual([200, 'precache()']);
  expect(await fetchFile('404.html')).toEqual([200, 'Plain page']);
  expect((await fetchFile('assets/none.4f0c9a.js'))[0]).toBe(missingStatus.file);
}

/** Checks the headers that a web server with a configuration from docs/hosting/ must send. */
async function expectHeaders(base: string) {
  const getHeaders = async (address: string) => {
    const { status, headers } = await fetch(webServer.url + address, { redirect: 'manual' });
    return { status, location: headers.get('location'), ...Object.fromEntries(headers) };
  };
  const fixedEntries = Object.entries(fixedHeaders).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  const policyHeader = {
    'content-security-policy': createContentSecurityPolicy(inlineScriptHash, [], null),
  };
  const httpsHeader = { 'strict-transport-security': 'max-age=31536000' };
  const secureHeaders = {
    ...httpsHeader,
    ...policyHeader,
    ...(Object.fromEntries(fixedEntries) as object),
  };
  for (const name of ['', 'products', 'products/', 'cart', 'config.js', 'facts.json'])
    expect([name, await getHeaders(base + name)]).toMatchObject([
      name,
      { status: 200, 'cache-control': 'no-cache', ...secureHeaders },
    ]);
  const compressionHeaders = { 'content-encoding': 'gzip', vary: 'Accept-Encoding' };
  expect(await getHeaders(`${base}products`)).toMatchObject(compressionHeaders);
  expect(await getHeaders(`${base}assets/main.4f0c9a.js`)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    ...compressionHeaders,
    ...secureHeaders,
  });
  expect(await getHeaders(`${base}assets/none.4f0c9a.js`)).not.toHaveProperty('cache-control');

  const callResponse = await fetch(`${webServer.url}/api/review/nonsense`);
  expect(await callResponse.json()).toEqual([]);
  // The web server must not add a second copy of a header that the back end itself sends.
  expect(callResponse.headers.get('x-frame-options')).toBe('DENY');
  expect(callResponse.headers.get('strict-transport-security')).toBe('max-age=31536000');
  const beaconResponse = await fetch(`${webServer.url}/measure`, { method: 'POST', body: '{}' });
  expect(beaconResponse.status).toBe(400);
  for (const [name, text] of Object.entries({ healthz: 'alive\n', readyz: 'ready\n' }))
    expect(await (await fetch(`${webServer.url}/${name}`)).text()).toBe(text);
  expect(await getHeaders(`${base}manifest.webmanifest`)).toMatchObject({
    'content-type': 'application/manifest+json',
    ...secureHeaders,
  });
  for (const name of ['_headers', '_redirects'])
    expect([name, (await getHeaders(base + name)).status]).toEqual([name, 404]);
  if (base === '/') return;
  for (const query of ['', '?search=box&page=2']) {
    const redirect = await getHeaders(base.slice(0, -1) + query);
    expect(String(redirect.status)).toMatch(/^30[128]$/);
    expect(new URL(redirect.location ?? '', webServer.url).href).toBe(webServer.url + base + query);
  }
  expect((await getHeaders('/robots.txt')).status).toBe(404);
}

/**
 * Returns a caller that makes the shop's API calls through the web server under test. The referrer
 * of each call contains a search text, which must not get into the server's log.
 */
const createServerCaller = () =>
  createCaller({
    request: (path, init) => {
      const headers = new Headers(init?.headers);
      headers.set('Referer', 'https://shop.example.com/products?search=typed-in-search');
      return fetch(webServer.url + path, { ...init, headers });
    },
  });

/** Checks that a profile update accepts the largest allowed picture, which has 7 MB in base64. */
async function expectPictureUpload() {
  const { logInAs, send } = createServerCaller();
  const { token } = await logInAs('shopper');
  const picture = Buffer.alloc(pictureBytesMax);
  picture.write('89504e470d0a1a0a', 'hex');
  const { userEmail } = demoAccounts.shopper;
  const ownFields = { userId: 0, loginId: userEmail, loginPassword: '', userEmail };
  const profile = { ...newAccount, ...ownFields, fileBase64String: picture.toString('base64') };
  const headers = { [userTokenHeader]: token };
  const response = await send('POST', '/api/ADM/User/WebUpdate', profile, headers);
  expect(response.status).toBe(200);
}

/**
 * Checks that the web server's log contains no token, no referrer, and no password of
 * `GenerateToken` or `UserValidate`.
 */
async function expectNoSecrets(readLog: () => Promise<string>) {
  // Make one more request. When the web server answers it, earlier requests are in the log.
  await fetch(webServer.url);
  const text = await readLog();
  expect(text).toContain('/api/ADM/User/UserValidate');
  expect(text).not.toMatch(/shopper-demo-1|webclient-demo|typed-in-search|eyJ/);
}

const bases = ['/', '/shop/'];

it.each(bases)('CloudFront with a private bucket serves every page below %s', async (base) => {
  webServer = await startImitation(site, createCloudFront(site, base));
  await expectEveryPage(base, { page: 200, file: 200 });
});

const nginxProgram = findProgram('nginx');
const nginxNeeds = {
  debian: 'nginx and openssl',
  isHere: nginxProgram !== undefined && findProgram('openssl') !== undefined,
};
describeProof('nginx before certbot has run', nginxNeeds, () => {
  const startWithChallenge = async () => {
    const nginxServer = await startNginx(nginxProgram ?? '', 'nginx.conf', {
      site,
      backEnd: 'http://127.0.0.1:9',
    });
    webServer = nginxServer;
    const folder = path.join(nginxServer.folder, 'certbot/.well-known/acme-challenge');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'token'), 'proof');
    return nginxServer.plainUrl;
  };

  it('serves the challenge of certbot without TLS', async () => {
    const url = await startWithChallenge();
    const response = await fetch(`${url}/.well-known/acme-challenge/token`);
    expect(await response.text()).toBe('proof');
  });

  it('redirects everything else to TLS', async () => {
    const url = await startWithChallenge();
    const response = await fetch(`${url}/products?page=2`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe('https://shop.example.com/products?page=2');
  });
});

describeProof('TLS of nginx', nginxNeeds, () => {
  const configurations = ['nginx.conf', 'nginx-subfolder.conf'];

  /** Returns the cipher suite that nginx negotiates with a client that has only these options. */
  async function negotiate(configuration: string, tlsOptions: ConnectionOptions) {
    const nginxServer = await startNginx(nginxProgram ?? '', configuration, {
      site,
      backEnd: 'http://127.0.0.1:9',
    });
    webServer = nginxServer;
    // The certificate is a temporary one.
    const options = { port: nginxServer.tlsPort, rejectUnauthorized: false, ...tlsOptions };
    const socket = connectWithTls(options);
    await once(socket, 'secureConnect');
    const { name } = socket.getCipher();
    socket.destroy();
    return name;
  }

  it.each(configurations)('of %s refuses suites without forward secrecy', async (configuration) => {
    const ciphers = 'AES128-GCM-SHA256:AES256-GCM-SHA384:AES128-SHA256:AES128-SHA:AES256-SHA';
    const negotiation = negotiate(configuration, { maxVersion: 'TLSv1.2', ciphers });
    await expect(negotiation).rejects.toThrow('handshake failure');
  });

  it.each(configurations)('of %s refuses suites that encrypt by CBC', async (configuration) => {
    const ciphers = 'ECDHE-RSA-AES128-SHA256:ECDHE-RSA-AES256-SHA384:ECDHE-RSA-AES128-SHA';
    const negotiation = negotiate(configuration, { maxVersion: 'TLSv1.2', ciphers });
    await expect(negotiation).rejects.toThrow('handshake failure');
  });

  it.each(configurations)('of %s offers forward secrecy by TLS 1.2', async (configuration) => {
    expect(await negotiate(configuration, { maxVersion: 'TLSv1.2' })).toMatch(/^ECDHE-RSA-.*GCM/);
  });

  it.each(configurations)('of %s offers TLS 1.3', async (configuration) => {
    expect(await negotiate(configuration, { minVersion: 'TLSv1.3' })).toMatch(/^TLS_/);
  });
});

describe.each([
  ['nginx', startNginx, 'nginx', '.conf'],
  ['caddy', startCaddy, 'Caddyfile', ''],
])('the configurations of docs/hosting', (name, start, configurationFile, extension) => {
  const program = findProgram(name);
  const isHere = program !== undefined && findProgram('openssl') !== undefined;
  describeProof(`for ${name}`, { debian: `${name} and openssl`, isHere }, () => {
    const media = { cacheFolder: 'none' };
    const siteOptions = {
      staticFolder: 'none',
      media,
      clientAddress: getForwardedAddress,
      identitySecret: 'only for tests',
    };
    const options = { ...demoOptions, ...siteOptions };
    const demoSite = createSite(createMemoryStore(demoRows), options);
    const backEnd = createHttpServer(
      async (request, env) =>
        (await answerHealth(request, () => Promise.resolve())) ?? demoSite.fetch(request, env),
    );
    beforeAll(() => once(backEnd.listen(0, '127.0.0.1'), 'listening'));
    afterAll(() => backEnd.close());

    const startServerFor = async (base: string, origin: string) => {
      const configuration = `${configurationFile}${base === '/' ? '' : '-subfolder'}${extension}`;
      const startedServer = await start(program ?? '', configuration, { site, backEnd: origin });
      webServer = startedServer;
      return startedServer;
    };

    it.each(bases)('serve every page below %s with its cache headers', async (base) => {
      const { port } = backEnd.address() as AddressInfo;
      const { readLog } = await startServerFor(base, `http://127.0.0.1:${port}`);
      await expectEveryPage(base, { page: 200, file: 404 });
      await expectHeaders(base);
      await expectPictureUpload();
      await expectNoSecrets(readLog);
    });

    it.each(bases)('log no passwords below %s while the back end is down', async (base) => {
      const { readLog } = await startServerFor(base, 'http://127.0.0.1:9');
      const { logIn } = createServerCaller();
      expect((await logIn('shopper@example.com', 'shopper-demo-1')).status).toBe(502);
      await expectNoSecrets(readLog);
    });

    it.each(bases)('show no version below %s', async (base) => {
      const { url } = await startServerFor(base, 'http://127.0.0.1:9');
      const response = await fetch(`${url}${base}assets/none.4f0c9a.js`);
      expect(response.headers.get('server')?.toLowerCase()).toBe(name);
      expect(await response.text()).not.toMatch(/\d\.\d/);
    });

    it.each(bases)('close a connection with half a request below %s', async (base) => {
      const { url } = await startServerFor(base, 'http://127.0.0.1:9');
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      socket.resume().write('GET / HTTP/1.1\r\nHost: shop\r\n');
      await once(socket, 'close');
      expect(socket.bytesRead).toBe(0);
    });

    it('accept an upload while there are many slow uploads', async () => {
      let requestCount = 0;
      backEnd.on('request', () => (requestCount += 1));
      const { port } = backEnd.address() as AddressInfo;
      const { url } = await startServerFor('/', `http://127.0.0.1:${port}`);
      requestCount = 0;
      const slowUploads = Array.from({ length: 24 }, (_, i) => {
        const localAddress = `127.0.0.${2 + Math.floor(i / 2)}`;
        const slowUpload = connect({ port: Number(new URL(url).port), localAddress });
        const headers = `Host: ${new URL(url).host}\r\nContent-Type: multipart/form-data; boundary=x\r\n`;
        slowUpload.write(`POST /api/upload HTTP/1.1\r\n${headers}Content-Length: 5000000\r\n\r\n-`);
        return slowUpload.on('error', () => undefined);
      });
      // Only Caddy passes incomplete requests on. nginx buffers a request until it is complete.
      while (name === 'caddy' && requestCount < 24) await new Promise(setImmediate);
      const { upload } = createServerCaller();
      expect((await upload(new Uint8Array(8), 'a', 'a/b')).status).toBe(415);
      for (const slowUpload of slowUploads) slowUpload.destroy();
    });
  });
});
