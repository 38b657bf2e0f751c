import { readFileSync } from 'node:fs';

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

type Package = { license?: string; dev?: boolean; link?: boolean } & Partial<
  Record<(typeof kinds)[number], Record<string, string>>
>;

const read = (file: string) => readFileSync(file, 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> };
const own = Object.entries(packages).filter(([place]) => !place.includes('node_modules/'));

/** What the manifests ask for, which the lock repeats; our own packages aside. */
const named = own
  .flatMap(([, manifest]) => kinds.flatMap((kind) => Object.entries(manifest[kind] ?? {})))
  .filter(([name]) => !name.startsWith('@shop/'));
const names = [...new Set(named.map(([name]) => name))];

test('each package is asked for in one exact version', () => {
  expect(named.filter(([, version]) => !/^\d[\w.-]*$/.test(version))).toEqual([]);
  expect(new Set(named.map((one) => one.join(' '))).size).toBe(names.length);
});

test('react, emotion and valibot are installed once', () => {
  const copies = Object.keys(packages).filter((place) =>
    /(?:^|\/)node_modules\/(?:react|react-dom|valibot|@emotion\/(?:react|cache|styled))$/.test(
      place,
    ),
  );
  expect(copies).toHaveLength(6);
});

test('npm runs no script that comes with a package', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});

test('each package asked for by name has its licence and its reason in the docs', () => {
  const rows = [...read('docs/dependencies.md').matchAll(/^\| `(.+?)` +\| (.+?) +\| (.+?) +\|$/gm)];
  const listed = rows.map(([, name = '', licence]) => [name, licence]);
  const expected = names.map((name) => [name, packages[`node_modules/${name}`]?.license]);
  expect(listed.sort()).toEqual(expected.sort());
});

/** For code that runs in the shop or its back end. LGPL: libvips inside sharp, linked and not changed. */
const allowed =
  /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|LGPL-3\.0-or-later|\(MPL-2\.0 OR Apache-2\.0\))$/;

test('whatever comes with them stands under a licence that was looked at', () => {
  const odd = Object.entries(packages).flatMap(([name, { dev, link, license = 'none' }]) =>
    dev || link || license.split(' AND ').every((part) => allowed.test(part))
      ? []
      : [`${name}: ${license}`],
  );
  expect(odd).toEqual([]);
});
