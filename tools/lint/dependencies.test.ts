import { readFileSync } from 'node:fs';

const dependencyKinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

type Package = { license?: string; dev?: boolean; link?: boolean } & Partial<
  Record<(typeof dependencyKinds)[number], Record<string, string>>
>;

const readText = (file: string) => readFileSync(file, 'utf8');
const { packages } = JSON.parse(readText('package-lock.json')) as {
  packages: Record<string, Package>;
};
const workspaceManifests = Object.entries(packages).filter(
  ([packagePath]) => !packagePath.includes('node_modules/'),
);

/**
 * Name and version of each dependency in the repository's package.json files, whose content the
 * lock file repeats. Packages of the repository itself are left out.
 */
const dependencies = workspaceManifests
  .flatMap(([, manifest]) =>
    dependencyKinds.flatMap((kind) => Object.entries(manifest[kind] ?? {})),
  )
  .filter(([name]) => !name.startsWith('@shop/'));
const dependencyNames = [...new Set(dependencies.map(([name]) => name))];

test('each package is required in one exact version', () => {
  expect(dependencies.filter(([, version]) => !/^\d[\w.-]*$/.test(version))).toEqual([]);
  expect(new Set(dependencies.map((dependency) => dependency.join(' '))).size).toBe(
    dependencyNames.length,
  );
});

test('react, emotion and valibot are installed once', () => {
  const installedPaths = Object.keys(packages).filter((packagePath) =>
    /(?:^|\/)node_modules\/(?:react|react-dom|valibot|@emotion\/(?:react|cache|styled))$/.test(
      packagePath,
    ),
  );
  expect(installedPaths).toHaveLength(6);
});

test('npm runs no installation scripts of packages', () => {
  expect(readText('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});

test('docs/dependencies.md lists each direct dependency with its licence', () => {
  const rows = readText('docs/dependencies.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const listedLicences = rows.map(([, name = '', licence]) => [name.replaceAll('`', ''), licence]);
  const expectedLicences = dependencyNames.map((name) => [
    name,
    packages[`node_modules/${name}`]?.license,
  ]);
  expect(listedLicences.sort()).toEqual(expectedLicences.sort());
});

/**
 * Licences that are allowed for code that runs in the shop or its back end. LGPL is allowed for
 * libvips, to which sharp links without changing it.
 */
const allowedLicencePattern =
  /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|LGPL-3\.0-or-later|\(MPL-2\.0 OR Apache-2\.0\))$/;

test('transitive dependencies have an approved licence', () => {
  const unapprovedLicences = Object.entries(packages).flatMap(
    ([name, { dev, link, license = 'none' }]) =>
      dev || link || license.split(' AND ').every((part) => allowedLicencePattern.test(part))
        ? []
        : [`${name}: ${license}`],
  );
  expect(unapprovedLicences).toEqual([]);
});
