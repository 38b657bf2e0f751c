import { readFileSync } from 'node:fs';
import { fixedHeaders } from '@shop/server/http/securityPolicy';
import { createTempFolder } from '@shop/server/testing/tempFolder';
import { getBase } from './buildOptions.mjs';
import {
  readConfigOfFolder,
  inlineScriptHash,
  addPolicy,
  writeHeaders,
  writeHostFiles,
} from './hostFiles.mjs';

const { folder, read, write } = createTempFolder();

/** Parses the rules of `_headers` like a web host. Returns headers by path. */
function readRules(): Record<string, Record<string, string>> {
  const headersByPath: Record<string, Record<string, string>> = {};
  let headers: Record<string, string> = {};
  for (const line of read('_headers').split('\n').filter(Boolean)) {
    if (line.startsWith('/')) headersByPath[line] = headers = {};
    else headers[line.slice(2, line.indexOf(':'))] = line.slice(line.indexOf(':') + 2);
  }
  return headersByPath;
}

test.each(['/', '/shop/'])('the headers set policy and caching below %s', (base) => {
  write('assets/build.json', JSON.stringify({ base }));
  write('config.js', "window.storefrontConfig = { apiBaseUrl: '', firebase: null };");
  writeHostFiles(folder);
  expect(getBase(folder)).toBe(base);
  expect(read('_redirects')).toBe(`${base}* ${base}404.html 200\n`);
  expect(readRules()).toEqual({
    [`${base}*`]: {
      ...fixedHeaders,
      'Content-Security-Policy':
        `default-src 'self'; script-src 'self' ${inlineScriptHash}; object-src 'none'; base-uri 'none'; ` +
        "require-trusted-types-for 'script'; " +
        'trusted-types dompurify sanitised-html start chunks worker; ' +
        "style-src 'self' 'unsafe-inline'; img-src 'self' https: data: blob:; " +
        "media-src 'self' https:; font-src 'self'; connect-src 'self'; " +
        'frame-src https://www.google.com https://maps.google.com; ' +
        "form-action 'self'; frame-ancestors 'none'",
    },
    [`${base}assets/*`]: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    [`${base}config.js`]: { 'Cache-Control': 'no-cache' },
    [`${base}sw.js`]: { 'Cache-Control': 'no-cache' },
    [`${base}facts.json`]: { 'Cache-Control': 'no-cache' },
  });
});

const config = {
  apiBaseUrl: 'https://api.example.com/',
  uploadBaseUrl: 'https://upload.example.com',
  measure: { url: 'https://measure.example.com/measure', sample: 1 },
  policy: { 'script-src': ['https://*.tags.example'], 'trusted-types': ['tag', 'goog#html'] },
  firebase: {
    apiKey: 'key',
    authDomain: 'shop.example.com',
    emulatorUrl: 'http://localhost:9099',
  },
};
const configWithoutEmulator = { ...config, firebase: { ...config.firebase, emulatorUrl: '' } };
const ownHosts = 'https://api.example.com https://upload.example.com https://measure.example.com';

const writeConfigAndHeaders = (config: object) => {
  write('assets/build.json', '{"base":"/"}');
  write('config.js', `window.storefrontConfig = ${JSON.stringify(config)};`);
  writeHeaders(folder);
};
const getPolicyHeader = () => readRules()['/*']?.['Content-Security-Policy'];

test('the policy in a page allows the hosts in config.js', () => {
  writeConfigAndHeaders(config);
  expect(addPolicy('<!--policy-->', readConfigOfFolder(folder))).toContain(
    `content="script-src 'self' ${inlineScriptHash} https://apis.google.com https://*.tags.example; object-src 'none'; base-uri 'none'; ` +
      "require-trusted-types-for 'script'; " +
      'trusted-types dompurify sanitised-html start chunks worker default gapi#gapi tag goog#html; ' +
      "style-src 'self' 'unsafe-inline'; " +
      'frame-src https://www.google.com https://maps.google.com ' +
      "http://localhost:9099 'self'; form-action 'self'\"",
  );
});

test('the headers allow scripts from the hosts in config.js', () => {
  writeConfigAndHeaders(config);
  expect(getPolicyHeader()).toContain(
    `script-src 'self' ${inlineScriptHash} https://apis.google.com https://*.tags.example;`,
  );
});

test('the headers allow calls to the hosts in config.js', () => {
  writeConfigAndHeaders(config);
  expect(getPolicyHeader()).toContain(`connect-src 'self' http://localhost:9099 ${ownHosts};`);
});

test('the headers allow the frame of the emulator', () => {
  writeConfigAndHeaders(config);
  expect(getPolicyHeader()).toContain(
    "frame-src https://www.google.com https://maps.google.com http://localhost:9099 'self';",
  );
});

test('without an emulator the headers allow calls to Firebase', () => {
  writeConfigAndHeaders(configWithoutEmulator);
  const firebaseHosts = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';
  expect(getPolicyHeader()).toContain(`connect-src 'self' ${firebaseHosts} ${ownHosts};`);
});

test('without an emulator the headers allow the frame of authDomain', () => {
  writeConfigAndHeaders(configWithoutEmulator);
  expect(getPolicyHeader()).toMatch(/frame-src .* https:..shop.example.com;/);
});

test('the policy in a page allows any host if config.js is unknown', () => {
  const policy = addPolicy('<!--policy-->');
  expect(policy).toContain(`script-src 'self' ${inlineScriptHash} https:; `);
  expect(policy).toContain('frame-src http: https:; ');
});

test('the headers allow pictures of a back end without https', () => {
  writeConfigAndHeaders({ ...config, apiBaseUrl: 'http://api.test:4100' });
  expect(getPolicyHeader()).toContain("img-src 'self' https: data: blob: http://api.test:4100;");
});

test('authDomain can add only a host to the policy', () => {
  const authDomain = "x.example; script-src 'unsafe-inline'";
  writeConfigAndHeaders({ firebase: { ...config.firebase, authDomain } });
  expect(read('_headers')).not.toMatch(/script-src[^;]*unsafe|x\.example/);
});

test.each([
  ['script-src', ["'unsafe-inline'"]],
  ['img-src', ['https://x; object-src']],
  ['base-uri', []],
])('policy.%s with %j is refused, and the message names it', (directive, sources) => {
  expect(() => writeConfigAndHeaders({ policy: { [directive]: sources } })).toThrow(
    `config.js: policy.${directive}`,
  );
});

test('an invalid config.js is reported', () => {
  write('config.js', 'window.storefrontConfig = {');
  expect(() => writeHeaders(folder)).toThrow('config.js cannot be read: SyntaxError');
});

it.each(['nginx.conf', 'nginx-subfolder.conf', 'Caddyfile', 'Caddyfile-subfolder'])(
  'docs/hosting/%s allows the inline script of every page',
  (file) => {
    expect(readFileSync(`docs/hosting/${file}`, 'utf8')).toContain(
      `script-src 'self' ${inlineScriptHash};`,
    );
  },
);
