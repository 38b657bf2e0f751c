import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '../support/fixtures';
import { sites } from '../support/shop';

test.skip(({ isMobile }) => !isMobile, 'the same on every screen');

test('files named by their content are kept for ever, nothing else is, and no source map lies in the site', async ({
  shop,
}) => {
  const kept = async (address: string) =>
    (await fetch(shop.url + address, { method: 'HEAD' })).headers.get('cache-control');
  for (const address of ['/', '/config.js', '/sw.js']) expect(await kept(address)).toBe('no-cache');
  const files = readdirSync(sites.plain, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  const named = files.filter(
    (name) => name.startsWith('assets/') && !/build\.json$|\.(?:br|gz)$/.test(name),
  );
  expect(named.length).toBeGreaterThan(20);
  for (const name of named) expect(await kept(`/${name}`), name).toContain('immutable');
  for (const name of [...named, 'sw.js'].filter((file) => /\.(?:js|css)$/.test(file))) {
    expect(readFileSync(path.join(sites.plain, name), 'utf8')).not.toContain('sourceMappingURL');
    expect((await fetch(`${shop.url}/${name}.map`)).status).toBe(404);
  }
});
