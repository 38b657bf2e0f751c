import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFile, readBuildOptions, refuseForeignFolder } from './buildOptions.mjs';

test.each([
  [[], '/'],
  [['--base', '/'], '/'],
  [['--base', '/shop/'], '/shop/'],
  [['--base=/shop'], '/shop/'],
  [['--base', '/a.b/~c_d-2'], '/a.b/~c_d-2/'],
])('%j builds for %s', (args, base) => {
  expect(readBuildOptions(args)).toEqual({ base, out: 'dist' });
});

test.each([
  '',
  'shop',
  '//',
  '//shop',
  '/a b',
  '/../',
  '/a/./',
  'https://example.com/',
  '/a?b',
  '/%41',
])('refuses the base "%s"', (base) => {
  expect(() => readBuildOptions([`--base=${base}`])).toThrow(/--base .* is not a folder/);
});

test('refuses what it does not know', () => {
  expect(() => readBuildOptions(['--bse=/shop/'])).toThrow(/--bse/);
  expect(() => readBuildOptions(['/shop/'])).toThrow(/shop/);
});

test('takes another folder to write to, unless that would lose what is in it', () => {
  expect(readBuildOptions(['--out', 'site'])).toEqual({ base: '/', out: 'site' });
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-out-'));
  const check = (name: string) => () => refuseForeignFolder(path.join(folder, name));
  mkdirSync(path.join(folder, 'empty'));
  mkdirSync(path.join(folder, 'built', 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'built', buildFile), '{}');
  expect(check('missing')).not.toThrow();
  expect(check('empty')).not.toThrow();
  expect(check('built')).not.toThrow();
  expect(check('.')).toThrow(/holds something else/);
  rmSync(folder, { recursive: true });
});
