import { readFileSync } from 'node:fs';
import { fixedHeaders } from '@shop/server/http/securityPolicy';
import { tempFolder } from '@shop/server/testing/tempFolder';
import { baseOf } from './buildOptions.mjs';
import { configIn, inlineHash, withPolicy, writeHeaders, writeHostFiles } from './hostFiles.mjs';

const { folder, read, write } = tempFolder();

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

test.each(['/', '/shop/'])('the headers say what may run and be kept below %s', (base) => {
  write('assets/build.json', JSON.stringify({ base }));
  write('config.js', "window.storefrontConfig = { apiBaseUrl: '', firebase: null };");
  writeHostFiles(folder);
  expect(baseOf(folder)).toBe(base);
  expect(read('_redirects')).toBe(`${base}* ${base}404.html 200\n`);
  expect(rules()).toEqual({
    [`${base}*`]: {
      ...fixedHeaders,
      'Content-Security-Policy':
        `default-src 'self'; script-src 'self' ${inlineHash}; object-src 'none'; base-uri 'none'; ` +
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

const configure = (config: object) => {
  write('config.js', `window.storefrontConfig = ${JSON.stringify(config)};`);
  writeHeaders(folder);
};
test('headers and pages follow config.js, which is named where it cannot be read', () => {
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
  write('assets/build.json', '{"base":"/"}');
  configure(config);
  expect(withPolicy('<!--policy-->', configIn(folder))).toContain(
    `content="script-src 'self' ${inlineHash} https://apis.google.com https://*.tags.example; object-src 'none'; base-uri 'none'; ` +
      "require-trusted-types-for 'script'; " +
      'trusted-types dompurify sanitised-html start chunks worker default gapi#gapi tag goog#html; ' +
      "style-src 'self' 'unsafe-inline'; " +
      'frame-src https://www.google.com https://maps.google.com ' +
      "http://localhost:9099 'self'; form-action 'self'\"",
  );
  const policy = rules()['/*']?.['Content-Security-Policy'];
  expect(policy).toContain(
    `script-src 'self' ${inlineHash} https://apis.google.com https://*.tags.example;`,
  );
  const ownHosts = 'https://api.example.com https://upload.example.com https://measure.example.com';
  expect(policy).toContain(`connect-src 'self' http://localhost:9099 ${ownHosts};`);
  expect(policy).toContain(
    "frame-src https://www.google.com https://maps.google.com http://localhost:9099 'self';",
  );
  configure({ ...config, firebase: { ...config.firebase, emulatorUrl: '' } });
  const withoutEmulator = rules()['/*']?.['Content-Security-Policy'];
  const firebaseHosts = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';
  expect(withoutEmulator).toContain(`connect-src 'self' ${firebaseHosts} ${ownHosts};`);
  expect(withoutEmulator).toMatch(/frame-src .* https:..shop.example.com;/);
  const unknown = withPolicy('<!--policy-->');
  expect(unknown).toContain(`script-src 'self' ${inlineHash} https:; `);
  expect(unknown).toContain('frame-src http: https:; ');

  const authDomain = "x.example; script-src 'unsafe-inline'";
  configure({ firebase: { ...config.firebase, authDomain } });
  expect(read('_headers')).not.toMatch(/script-src[^;]*unsafe|x\.example/);

  for (const policy of [
    { 'script-src': ["'unsafe-inline'"] },
    { 'img-src': ['https://x; object-src'] },
    { 'base-uri': [] },
  ])
    expect(() => configure({ policy })).toThrow(`config.js: policy.${Object.keys(policy)[0]}`);
  write('config.js', 'window.storefrontConfig = {');
  expect(() => writeHeaders(folder)).toThrow('config.js cannot be read: SyntaxError');
});

it.each(['nginx.conf', 'nginx-subfolder.conf', 'Caddyfile', 'Caddyfile-subfolder'])(
  'docs/hosting/%s allows the script that stands in every page',
  (file) => {
    expect(readFileSync(`docs/hosting/${file}`, 'utf8')).toContain(
      `script-src 'self' ${inlineHash};`,
    );
  },
);
