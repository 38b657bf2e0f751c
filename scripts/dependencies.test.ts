import { readFileSync } from 'node:fs';

interface Package {
  license?: string;
  dev?: boolean;
}

const read = (file: string) => readFileSync(file, 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> };
const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
const namedIn = (kind: string) => Object.entries(manifest[kind] ?? {});
const named = kinds.flatMap(namedIn).map(([name]) => name);

test('each is asked for in one version, and npm runs no script that comes with one', () => {
  const ranges = [...kinds, 'overrides'].flatMap(namedIn).filter(([, v]) => !/^\d[\w.-]*$/.test(v));
  expect(ranges).toEqual([]);
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});

test('each package asked for by name has its licence and its reason in the docs', () => {
  const rows = [...read('docs/dependencies.md').matchAll(/^\| `(.+?)` +\| (.+?) +\| (.+?) +\|$/gm)];
  const listed = rows.map(([, name = '', licence]) => [name, licence]);
  const wanted = named.map((name) => [name, packages[`node_modules/${name}`]?.license]);
  expect(listed.sort()).toEqual(wanted.sort());
});

/** For code that runs in the shop or its back end. LGPL: libvips inside sharp, linked and not changed. */
const allowed =
  /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|LGPL-3\.0-or-later|\(MPL-2\.0 OR Apache-2\.0\))$/;

test('whatever comes with them stands under a licence that was looked at', () => {
  const odd = Object.entries(packages).flatMap(([name, { dev, license = 'none' }]) =>
    name === '' || dev || license.split(' AND ').every((part) => allowed.test(part))
      ? []
      : [`${name}: ${license}`],
  );
  expect(odd).toEqual([]);
});
