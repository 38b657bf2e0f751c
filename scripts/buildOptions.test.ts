import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  buildFile,
  readBuildOptions,
  readPrerenderOptions,
  refuseForeignFolder,
} from './buildOptions.mjs';

test.each([
  [[], '/'],
  [['--base', '/'], '/'],
  [['--base', '/shop/'], '/shop/'],
  [['--base=/shop'], '/shop/'],
  [['--base', '/a.b/~c_d-2'], '/a.b/~c_d-2/'],
])('%j builds for %s', (args, base) => {
  expect(readBuildOptions(args)).toEqual({ base, out: 'dist' });
});

const noFolders = ['', 'shop', '//', '//shop', '/a b', '/../', '/a/./', '/a?b', '/%41'];
test.each([...noFolders, 'https://example.com/'])('refuses the base "%s"', (base) => {
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

const api = ['--api', 'https://api.example.com'];
test('pages are written from an origin for an origin', () => {
  expect(readPrerenderOptions([...api, '--site', 'https://shop.example.com/x?y'])).toEqual({
    api: 'https://api.example.com',
    site: 'https://shop.example.com',
    out: 'dist',
  });
});

test.each([
  [[], /--api must be an origin/],
  [api, /--site must be an origin/],
  [['--api', 'api.example.com', '--site', 'https://shop.example.com'], /--api must be an origin/],
  [[...api, '--site', 'ftp://shop.example.com'], /--site must be an origin/],
  [[...api, '--sites', 'https://shop.example.com'], /--sites/],
])('no page is written for %j, and it is said how it is called', (args, words) => {
  expect(() => readPrerenderOptions(args)).toThrow(words);
  expect(() => readPrerenderOptions(args)).toThrow('npm run prerender -- --api https://api.');
});

test('npm run prerender called wrongly fails in words alone', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/prerender.mjs'], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^--api must be an origin .*\nnpm run prerender [^\n]*\n$/);
});
