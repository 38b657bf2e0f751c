/** @jest-environment ./src/testing/environment.ts */

import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { readDoctorOptions } from '@shop/site/buildOptions';
import { readConfigValues } from '@shop/site/configValues';
import { createHeaderRules } from '@shop/site/hostFiles';
import { createApp } from '@shop/server/createApp';
import { toPlainLine } from '@shop/server/inbox/plainText';
import { createMemoryStore } from '@shop/server/testing/memoryStore';
import { demoAccounts, demoOptions, demoRows } from '@shop/server/testing/testApp';
import { shopConfig } from '@/testing/shopConfig';
import { hostilePosts, createHostileAnswer } from '@/testing/hostileHtml';
import { examine } from './doctor';

/*
 * Runs the doctor in this process against the reference back end. The back end answers correctly,
 * wrongly, or with hostile content.
 */

const api = 'https://back.end';
const site = 'https://shop.example.com';
const { productWebLinks, socialPosts, banners } = demoRows;
const rows = {
  ...demoRows,
  productWebLinks: productWebLinks.filter(({ productId }) => productId <= 2),
  socialPosts: socialPosts.slice(0, 2),
  banners: banners.slice(0, 2),
};
const contract = readFileSync('docs/contract.md', 'utf8');
const createConfigFile = (settings: object) => ({
  name: 'config.js',
  text: `window.storefrontConfig = ${JSON.stringify(settings)}`,
});
const { userEmail: email, password } = demoAccounts.shopper;
const accountOptions = { user: { email, password }, writes: true, forGood: true };

type Responder = (
  request: Request,
  answerNormally: () => Promise<Response>,
) => Promise<Response> | Response;
const createReply = (body: string | null, headers = {}, status = 200) =>
  new Response(body, { status, headers });

let picture: Buffer;
beforeAll(async () => {
  const imageOptions = { width: 1600, height: 800, channels: 3, background: '#1f5a43' } as const;
  picture = await sharp({ create: imageOptions }).webp().toBuffer();
});

async function examineShop(
  respond: Responder = (_request, answerNormally) => answerNormally(),
  options = {},
) {
  const app = createApp(createMemoryStore(rows), { ...demoOptions, corsOrigins: [site] });
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const isPicture = /media|uploads/.test(request.url);
    const response = await respond(request, async () =>
      isPicture ? new Response(new Uint8Array(picture)) : app.fetch(request),
    );
    if (response.type !== 'error') return response;
    throw new TypeError('fetch failed', { cause: { code: 'UND_ERR_SOCKET' } });
  };
  const progress: string[] = [];
  const { findings, measured } = await examine({
    ...{ api, contract, plain: toPlainLine, writes: false, forGood: false },
    config: createConfigFile(shopConfig),
    shippedConfig: createConfigFile(shopConfig),
    progress: (text) => void progress.push(text),
    ...options,
  });
  const messages = findings.map(({ level, where, what }) => `${level} ${where}: ${what}`);
  return {
    findings,
    measured,
    progress,
    messages,
    problems: messages.filter((message) => !/^hint/.test(message)),
  };
}

test('finds nothing wrong with the reference back end, and sends only reads', async () => {
  const { problems, measured } = await examineShop((request, answerNormally) => {
    expect(request.method).toBe('GET');
    return answerNormally();
  });
  expect(problems).toEqual([]);
  const callNumbers = [...measured.keys()].map((call) => Number(/\d+/.exec(call)?.[0]));
  const readCallNumbers = [1, 2, 3, 4, 5, 6, 7, 11, 12, 13, 14, 15, 17, 18, 20];
  expect(callNumbers.toSorted((a, b) => a - b)).toEqual(readCallNumbers);
});

test('sends all calls with --writes and --really, and announces each write', async () => {
  const { problems, measured, progress } = await examineShop(undefined, accountOptions);
  expect(problems).toEqual([]);
  expect(measured.size).toBe(23);
  // This number includes the login, which counts as a write although it is a GET request.
  expect(progress.filter((text) => text.startsWith('sends'))).toHaveLength(8);
});

test.each<[string, () => Response, RegExp]>([
  ['answers 500', () => createReply(null, {}, 500), /answers 500/],
  [
    'gives a reason',
    () => Response.json({ message: 'Closed' }, { status: 400 }),
    /answers 400 Closed/,
  ],
  ['answers 401', () => createReply(null, {}, 401), /answers 401/],
  ['has 401 in its body', () => Response.json({ statusCode: 401 }), /cannot use/],
  ['is cut off', () => Response.error(), /does not answer: the connection was cut/],
  [
    'is a page',
    () => createReply('<p>', { 'content-type': 'text/html' }),
    /answers text.html, which is not JSON/,
  ],
  ['is empty', () => createReply(null), /answers nothing, which is not JSON/],
  ['has no list', () => Response.json({ rows: [] }), /cannot use/],
  ['has a broken row', () => Response.json({ data: [null] }), /left out/],
])('reports a list that %s', async (_title, createAnswer, messagePattern) => {
  const { problems } = await examineShop((request, answerNormally) =>
    request.url.includes('Blog') ? createAnswer() : answerNormally(),
  );
  expect(problems).toContainEqual(expect.stringMatching(/^(error|warning) call 18 /));
  expect(problems.join()).toMatch(messagePattern);
});

// The first five calls are needed by other calls, so each of them is refused alone.
test.each<[RegExp, number[]]>([
  [/GenerateToken/, [1]],
  [/UserValidate/, [8]],
  [/ProductWebLink/, [13]],
  [/^GET .*review/, [20]],
  [/review.add/, [21]],
  [
    /^(?!GET .*review|.*(?:GenerateToken|UserValidate|ProductWebLink|review.add)).*api/,
    [2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 22, 23],
  ],
])('reports that the calls %s are refused', async (refusedCalls, callNumbers) => {
  const { problems } = await examineShop(
    (request, answerNormally) =>
      refusedCalls.test(`${request.method} ${new URL(request.url).pathname}`)
        ? createReply(null, {}, 400)
        : answerNormally(),
    accountOptions,
  );
  const reportedNumbers = problems.flatMap(
    (message) => /^error call (\d+) .*answers 400/.exec(message)?.[1] ?? [],
  );
  expect([...new Set(reportedNumbers)].map(Number).sort((a, b) => a - b)).toEqual(callNumbers);
});

test('reports a review without an author as a hint and continues', async () => {
  const review = { _id: '1', rating: 5, comment: 'Strong', user: null };
  const { problems, messages } = await examineShop((request, answerNormally) =>
    request.url.includes('/api/review/') ? Response.json([review]) : answerNormally(),
  );
  expect(messages.join()).toMatch(/hint call 20 .*user is empty/);
  expect(problems.filter((message) => !message.includes('call 20 '))).toEqual([]);
});

test('reports lists without data, and that the shop has no products', async () => {
  const { problems } = await examineShop((request, answerNormally) =>
    /Blog|ProductWebLink/.test(request.url) ? Response.json({ data: null }) : answerNormally(),
  );
  expect(problems.join('\n')).toMatch(/^error call 13 .*: lists no product/m);
  expect(problems.join('\n')).toMatch(/^warning call 13 .*: has no list in data/m);
  expect(problems.join('\n')).toMatch(/^warning call 18 .*: has no list in data/m);
});

test.each([
  [
    'that is HTML',
    () => createReply('<p>Wait</p>', { 'content-type': 'text/html' }),
    /text.html.* on the first attempt/,
  ],
  [
    'with a statusCode of 401',
    () => Response.json({ statusCode: 401 }),
    /of 401 on the first attempt/,
  ],
])('reports a first answer %s as a warning', async (_title, createAnswer, messagePattern) => {
  let blogRequestCount = 0;
  const { problems } = await examineShop((request, answerNormally) =>
    request.url.includes('Blog') && (blogRequestCount += 1) === 1
      ? createAnswer()
      : answerNormally(),
  );
  expect(problems).toEqual([expect.stringMatching(/^warning call 18 /)]);
  expect(problems.join()).toMatch(messagePattern);
});

test.each([30, 31_536_000])('a token that is valid for %d s is accepted', async (expiresIn) => {
  const { messages } = await examineShop(async (request, answerNormally) => {
    if (!request.url.includes('GenerateToken')) return answerNormally();
    return Response.json({ ...((await (await answerNormally()).json()) as object), expiresIn });
  });
  expect(messages.join()).not.toContain('how long the token is valid');
});

test('reports a truncated list and a list of 5 MB', async () => {
  const examineList = async (createResponse: (data: unknown[]) => Response) => {
    const { problems } = await examineShop(async (request, answerNormally) => {
      if (!request.url.includes('ProductWebLink')) return answerNormally();
      return createResponse(((await (await answerNormally()).json()) as { data: unknown[] }).data);
    });
    return problems.join();
  };
  const pull = (stream: ReadableStreamDefaultController) => stream.error(new Error('it is cut'));
  const truncatedReport = await examineList(() => new Response(new ReadableStream({ pull })));
  expect(truncatedReport).toMatch(/call 13 .*: does not answer: it is cut/);
  const repeatRows = (data: unknown[]) => Array.from({ length: 1500 }, () => data).flat();
  const largeReport = await examineList((data) => Response.json({ data: repeatRows(data) }));
  expect(largeReport).toMatch(/call 13 .*: has [\d.]+ MB/);
});

test('reports every field with hostile content, and counts the affected articles', async () => {
  const fields = new Set<string>();
  const collectFields = (callPath: string, value: unknown, fieldName = ''): void => {
    if (typeof value === 'string' && /onerror=pwn|evil|script:|^(?:http:..%|\/\/)$/.test(value))
      fields.add(`${callPath}: ${fieldName}`);
    else if (typeof value === 'object')
      for (const [key, child] of Object.entries(value ?? {}))
        collectFields(callPath, child, Array.isArray(value) ? fieldName : key);
  };
  const { findings, problems } = await examineShop(async (request, answerNormally) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/')) return createReply(null, {}, 404);
    const body = createHostileAnswer(request.url, await (await answerNormally()).json());
    collectFields(pathname.replace(/(review\/)\d+/, '$1{slug}'), body);
    return Response.json(body);
  });
  const isReported = (field: string) => {
    const [call = '', name = ''] = field.split(': ');
    return problems.some((message) => message.includes(call) && message.includes(name));
  };
  expect(fields.size).toBeGreaterThan(30);
  expect([...fields].filter((field) => !isReported(field))).toEqual([]);
  const titleFinding = findings.find(({ what }) => what.startsWith('title contains code'));
  expect(titleFinding?.count).toBe(hostilePosts.length);
});

test('reveals no token or password, and prints no control characters', async () => {
  const secrets = [password, shopConfig.webClient.loginPassword];
  const { findings, progress, problems } = await examineShop(async (request, answerNormally) => {
    const { pathname, search } = new URL(request.url);
    const bearer = request.headers.get('authorization')?.slice(7) ?? '';
    if (pathname.endsWith('UserValidate')) {
      const body = (await (await answerNormally()).json()) as { token: string };
      secrets.push(body.token);
      return Response.json({ ...body, password });
    }
    if (!bearer || !/ClientSetting|review.add/.test(pathname)) return answerNormally();
    secrets.push(bearer);
    const message = `\u001b[31m${bearer} ${password} ${search}`;
    return Response.json({ message }, { status: 400 });
  }, accountOptions);
  const text = JSON.stringify([findings, progress]);
  expect(secrets.length).toBeGreaterThan(4);
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).toContain('***');
  expect(text).not.toContain('\\u001b');
  expect(problems.join()).toContain('repeats the password');
});

test('removes C1 control characters of a header from the measurements', async () => {
  const { measured } = await examineShop(async (_request, answerNormally) => {
    const answer = new Response((await answerNormally()).body);
    answer.headers.set('content-encoding', '\u009b31mred\u009c');
    return answer;
  });
  const measurementsText = JSON.stringify([...measured]);
  expect(measurementsText).toContain('31mred');
  expect(measurementsText).not.toMatch(/\p{Cc}/u);
});

const endlessSource = {
  pull: (controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(9e6)),
};
test.each([
  ['answers text/html', () => createReply('<h1>Hi</h1>', { 'content-type': 'text/html' })],
  ['redirects for ever', () => createReply(null, { location: '/again' }, 302)],
  [
    'redirects to https://evil.example',
    () => createReply(null, { location: '//evil.example' }, 301),
  ],
  ['does not end within 64 MB', () => new Response(new ReadableStream(endlessSource))],
])(
  'a back end that %s causes one error and gets no further requests',
  async (expectedText, createAnswer) => {
    const requestedHosts = new Set<string>();
    const { problems } = await examineShop((request) => {
      requestedHosts.add(new URL(request.url).host);
      return createAnswer();
    });
    expect(problems).toEqual([expect.stringMatching(/^error call 1 /)]);
    expect(problems.join()).toContain(expectedText);
    expect([...requestedHosts]).toEqual(['back.end']);
  },
);

test('--api requires an origin, and --really requires the host of --api', () => {
  const args = ['--api', `${api}/api`];
  expect(() => readDoctorOptions(args)).toThrow('--api must be an origin such as');
  const getReallyArgs = (host: string) => ['--api', api, '--writes', '--really', host];
  expect(() => readDoctorOptions(getReallyArgs('other.end'))).toThrow(
    '--really takes the host of --api',
  );
  expect(readDoctorOptions(getReallyArgs('back.end'))).toMatchObject({ api, really: 'back.end' });
});

test('reports invalid and unknown keys with line numbers, and runs no script', async () => {
  const text = `window.storefrontConfig = {
    apiBaseUrl: 'back.end',
    webClient: { loginId: 'a' },
    brand: { name: 'c', quoteDays: 0 }, productIdSecret: 'b' };`;
  const getMessages = async (config: object) => (await examineShop(undefined, { config })).messages;
  expect(await getMessages({ name: 'config.js', text })).toEqual([
    'error config.js:2: apiBaseUrl must be empty or start with http:// or https://',
    'error config.js:3: webClient.loginPassword is missing',
    'error config.js:4: brand.quoteDays must be at least 1',
  ]);
  expect(await getMessages({ name: 'x.js', text: 'window.x = f()' })).toEqual([
    'error x.js: cannot be read: line 1 does not contain a plain value',
  ]);
  const assignment = "if (!window.x) window.storefrontConfig.userTokenHeader ||= 'X-User-Token';";
  const { value } = readConfigValues(
    `${createConfigFile({ userTokenHeader: '' }).text};${assignment}`,
  );
  expect(value).toEqual({ userTokenHeader: 'X-User-Token' });
  const brand = { ...shopConfig.brand, look: { primary: '#FFFFFF', radius: 99 } };
  const lookMessages = await getMessages(
    createConfigFile({ ...shopConfig, apiBaseUrl: api, brand, colour: 'red' }),
  );
  expect(lookMessages).toEqual([
    'error config.js:1: colour is not a known key',
    'warning config.js:1: brand.look.radius must be a whole number from 0 to 24',
    expect.stringMatching(/^warning config.js:1: brand.look.primary #FFFFFF is refused/),
  ]);
});

describe('a site that', () => {
  /**
   * Runs the doctor with a working back end, and with a site that answers every request with
   * `respond`.
   */
  const examineWithSite = (
    respond: () => Response,
    localConfig?: ReturnType<typeof createConfigFile>,
  ) =>
    examineShop(
      (request, answerNormally) =>
        new URL(request.url).host === 'back.end' ? answerNormally() : respond(),
      {
        site,
        config: undefined,
        localConfig,
      },
    );
  const createFetchFailure = (code: string) => () => {
    throw new TypeError('fetch failed', { cause: { code } });
  };

  test.each([
    [
      'is down',
      createFetchFailure('ECONNREFUSED'),
      'does not answer: nothing listens at that port',
    ],
    ['answers 502', () => createReply('', {}, 502), 'does not answer: it answers 502'],
    [
      'redirects to another host',
      () => createReply(null, { location: 'https://other.example/' }, 301),
      'does not answer: it redirects to https://other.example',
    ],
    [
      'has a certificate of an unknown authority',
      createFetchFailure('SELF_SIGNED_CERT_IN_CHAIN'),
      'is not trusted: its certificate is of an authority that is not known here',
    ],
  ])('%s is reported, and the back end is still checked', async (_, respond, expectedText) => {
    const { problems, measured } = await examineWithSite(respond);
    expect(problems).toEqual([`error ${site}: ${expectedText}`]);
    expect(measured.size).toBeGreaterThan(10);
  });

  test('is down makes the doctor use the config.js on this computer', async () => {
    const localConfig = createConfigFile({ ...shopConfig, apiBaseURL: api });
    const { problems } = await examineWithSite(createFetchFailure('ECONNREFUSED'), localConfig);
    expect(problems).toContain(
      'error config.js:1: apiBaseURL (probably apiBaseUrl) is not a known key',
    );
  });
});

test('checks the headers, files and pages of a site', async () => {
  const config = createConfigFile({ ...shopConfig, apiBaseUrl: api });
  const rules = createHeaderRules('/', { ...shopConfig, apiBaseUrl: api } as object);
  const createPage = (headers: object) =>
    createReply('<p>assets/main.1.js<p id="root">', { 'content-type': 'text/html', ...headers });
  const examineSite = (
    createAnswer: (path: string, isSecure: boolean) => Response,
    droppedHeader = '',
  ) =>
    examineShop(
      async (request, answerNormally) => {
        const { host, pathname, protocol } = new URL(request.url);
        if (host !== 'back.end') return createAnswer(pathname, protocol === 'https:');
        const { status, body, headers } = await answerNormally();
        const keptHeaders = [...headers].filter(([name]) => name !== droppedHeader);
        return new Response(body, { status, headers: keptHeaders });
      },
      { site, config },
    );
  const validReport = await examineSite((path, isSecure) => {
    if (!isSecure || /none.js|facts|sitemap/.test(path)) return createReply(null, {}, 404);
    const pathHeaders = rules[path.replace('main.1.js', '*')];
    return createPage({ 'strict-transport-security': 'max-age=9', ...rules['/*'], ...pathHeaders });
  });
  expect(validReport.problems).toEqual([]);
  expect(validReport.messages.join()).toContain('the site was never prerendered');
  const { problems } = await examineSite((path) => {
    if (path === '/cart') return createReply('gone', {}, 404);
    if (path === '/sitemap.xml') return createReply(`<loc>${site}/blogs</loc>`);
    return createPage({ 'content-security-policy': "default-src 'self'; script-src 'self'" });
  }, 'access-control-allow-headers');
  for (const messagePattern of [
    /^error call 2 .*: cannot be called by browsers .*: its preflight does not allow authorization/,
    /^error .*example.com.: has a policy that forbids .*connect-src https:..back.end/,
    /^error .*cart: is not a page of the shop: it answers 404/,
    /^warning .*also answers without encryption/,
    /^warning .*does not send Strict-Transport-Security/,
    /^warning .*none.js: answers 200/,
    /^warning .*main.*: lacks Cache-Control: .*immutable/,
    /^warning .*sitemap.xml: does not contain a product that is listed/,
  ])
    expect(problems).toContainEqual(expect.stringMatching(messagePattern));
});
