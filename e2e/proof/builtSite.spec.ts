import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '../support/fixtures';
import { sites } from '../support/shop';

test('only files with a content hash are cached for ever', async ({ shop }) => {
  const getCacheControl = async (address: string) =>
    (await fetch(shop.url + address, { method: 'HEAD' })).headers.get('cache-control');
  for (const address of ['/', '/config.js', '/sw.js'])
    expect(await getCacheControl(address)).toBe('no-cache');
  const files = readdirSync(sites.plain, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  const hashedFiles = files.filter(
    (name) => name.startsWith('assets/') && !/build\.json$|\.(?:br|gz)$/.test(name),
  );
  expect(hashedFiles.length).toBeGreaterThan(20);
  for (const name of hashedFiles)
    expect(await getCacheControl(`/${name}`), name).toContain('immutable');
  for (const name of [...hashedFiles, 'sw.js'].filter((file) => /\.(?:js|css)$/.test(file))) {
    expect(readFileSync(path.join(sites.plain, name), 'utf8')).not.toContain('sourceMappingURL');
    expect((await fetch(`${shop.url}/${name}.map`)).status).toBe(404);
  }
});

test('the service worker does not cache the SDK of the identity provider', () => {
  const readSiteFile = (name: string) => readFileSync(path.join(sites.plain, name), 'utf8');
  const cachedScripts = [...readSiteFile('sw.js').matchAll(/assets\/[\w.]+\.js/g)].map(
    ([name]) => name,
  );
  expect(cachedScripts.length).toBeGreaterThan(20);
  expect(
    cachedScripts.filter((name) => readSiteFile(name).includes('identitytoolkit.googleapis.com')),
  ).toEqual([]);
});

test('a changed security policy makes the service worker reload 404.html', () => {
  const revisions = Object.values(sites).map((site) => {
    const plainPageHtml = readFileSync(path.join(site, '404.html'));
    const revision = createHash('md5').update(plainPageHtml).digest('hex');
    const workerScript = readFileSync(path.join(site, 'sw.js'), 'utf8');
    expect(workerScript.includes(revision), site).toBe(true);
    return revision;
  });
  expect(new Set(revisions).size).toBe(2);
});

test('licences.txt contains the licences of all code in the site', () => {
  const licences = readFileSync('dist/licences.txt', 'utf8');
  const packageNames =
    'react stylis slick-carousel @fontsource-variable/figtree workbox-routing webpack';
  for (const name of packageNames.split(' ')) {
    const text = readFileSync(path.join('node_modules', name, 'LICENSE'), 'utf8');
    expect(licences.includes(text.trim()), name).toBe(true);
  }
  // Firebase's package contains no licence text, so the build adds it.
  expect(licences).toMatch(/^@firebase\/auth .*\s+Apache License\s+Version 2.0/m);
});
