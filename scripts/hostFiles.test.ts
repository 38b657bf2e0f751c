import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { baseOf } from './buildOptions.mjs';
import { configIn, withPolicy, writeHeaders, writeHostFiles } from './hostFiles.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'shop-host-'));
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const configure = (config: object) =>
  write('config.js', `window.storefrontConfig = ${JSON.stringify(config)};`);

/** As the hosts read it: each rule's path and headers. */
function rules(): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {};
  let headers: Record<string, string> = {};
  for (const line of read('_headers').split('\n').filter(Boolean)) {
    if (line.startsWith('/')) found[line] = headers = {};
    else headers[line.slice(2, line.indexOf(':'))] = line.slice(line.indexOf(':') + 2);
  }
  return found;
}

const builtFor = (base: string) => {
  write('assets/build.json', JSON.stringify({ base }));
  writeHostFiles(folder);
};

beforeEach(() => {
  mkdirSync(path.join(folder, 'assets'));
  configure({ apiBaseUrl: '', firebase: null });
});
afterEach(() => {
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['/', '/shop/'])('the headers say what may run and be kept below %s', (base) => {
  builtFor(base);
  expect(baseOf(folder)).toBe(base);
  expect(read('_redirects')).toBe(`${base}* ${base}404.html 200\n`);
  expect(rules()).toEqual({
    [`${base}*`]: {
      'Content-Security-Policy': expect.stringMatching(
        /^default-src 'self'; script-src 'self'; .*connect-src 'self'; /,
      ) as string,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin',
      'Permissions-Policy': expect.stringContaining('camera=()') as string,
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'X-Frame-Options': 'DENY',
    },
    [`${base}assets/*`]: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    [`${base}config.js`]: { 'Cache-Control': 'no-cache' },
    [`${base}sw.js`]: { 'Cache-Control': 'no-cache' },
  });
});

test('a config.js that cannot be read is named', () => {
  builtFor('/');
  write('config.js', 'window.storefrontConfig = {');
  expect(() => writeHeaders(folder)).toThrow('config.js cannot be read: SyntaxError');
});

test('headers and pages follow config.js', () => {
  builtFor('/');
  configure({
    apiBaseUrl: 'https://api.example.com/',
    uploadBaseUrl: 'https://upload.example.com',
    firebase: { apiKey: 'key', authDomain: 'shop.example.com' },
  });
  writeHeaders(folder);
  expect(withPolicy('<!--policy-->', configIn(folder))).toContain(
    `content="script-src 'self' https://apis.google.com; object-src 'none'; base-uri 'none'; ` +
      "require-trusted-types-for 'script'; " +
      'trusted-types dompurify sanitised-html start chunks worker default gapi#gapi"',
  );
  const policy = rules()['/*']?.['Content-Security-Policy'];
  expect(policy).toMatch(/script-src 'self' https:\/\/apis\.google\.com;/);
  expect(policy).toMatch(
    /connect-src .* https:\/\/api\.example\.com https:\/\/upload\.example\.com;/,
  );
  expect(policy).toMatch(/frame-src .* https:\/\/shop\.example\.com;/);
});
