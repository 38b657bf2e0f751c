import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '../support/fixtures';
import { sites } from '../support/shop';

/* The build as its host sends it. */
test.skip(({ isMobile }) => !isMobile, 'the same on every screen');

const assets = path.join(sites.plain, 'assets');
const names = readdirSync(assets);

test('every file named by its content is kept for ever, and nothing else is', async ({ shop }) => {
  const kept = async (address: string) =>
    (await fetch(shop.url + address, { method: 'HEAD' })).headers.get('cache-control');
  const named = names.filter((name) => name !== 'build.json' && !/\.(?:br|gz)$/.test(name));
  expect(named.length).toBeGreaterThan(20);
  const forgotten = [];
  for (const name of named)
    if (!(await kept(`/assets/${name}`))?.includes('immutable')) forgotten.push(name);
  expect(forgotten).toEqual([]);
  for (const address of ['/', '/config.js', '/sw.js'])
    expect([address, await kept(address)]).toEqual([address, 'no-cache']);
});

test('no source map lies in the site, and no script or style speaks of one', async ({ shop }) => {
  const all = readdirSync(sites.plain, { recursive: true, encoding: 'utf8' });
  expect(all.filter((name) => name.endsWith('.map'))).toEqual([]);
  const scripts = names.filter((name) => /\.(?:js|css)$/.test(name));
  expect(scripts.length).toBeGreaterThan(10);
  for (const name of scripts) {
    expect(readFileSync(path.join(assets, name), 'utf8')).not.toContain('sourceMappingURL');
    expect((await fetch(`${shop.url}/assets/${name}.map`)).status).toBe(404);
  }
  expect(readFileSync(path.join(sites.plain, 'sw.js'), 'utf8')).not.toContain('sourceMappingURL');
});
