import { cpSync, existsSync, rmSync } from 'node:fs';
import { createTempFolder } from '@shop/server/testing/tempFolder';
import { buildFile } from './buildOptions.mjs';
import {
  copyHostFiles,
  findEditedFiles,
  keepEditedFiles,
  recordShippedFiles,
} from './hostFolder.mjs';

const { getPath, read, write } = createTempFolder();
const [site, hostFolder] = [getPath('site'), getPath('host')];

let messages: string[] = [];

beforeEach(() => {
  messages = [];
  jest.spyOn(console, 'warn').mockImplementation((text: string) => messages.push(text));
  for (const folder of [site, hostFolder]) rmSync(folder, { recursive: true, force: true });
  for (const name of ['config.js', 'brand'])
    cpSync(`public/${name}`, `${site}/${name}`, { recursive: true });
  write(`site/${buildFile}`, '{"base":"/"}');
  write('site/product/a/index.html', 'a page');
  write('site/sitemap.xml', '<urlset/>');
  recordShippedFiles(site);
});

test('no file of an unchanged site counts as edited', () => {
  expect(findEditedFiles(site)).toEqual([]);
});

test('compressed variants do not count as added files', () => {
  write('site/brand/logo.svg.br', 'packed');
  expect(findEditedFiles(site)).toEqual([]);
});

test.each([
  'config.js',
  'brand/logo.svg',
  'brand/other.png',
  'google1234.html',
  '.well-known/x.json',
])('the next build keeps %s after it was edited in the site', async (file) => {
  write(`site/${file}`, 'mine');
  keepEditedFiles(site, hostFolder);
  rmSync(`${site}/${file}`);
  await copyHostFiles(site, hostFolder);
  expect(read(`site/${file}`)).toBe('mine');
});

test('the message about an edited file names both paths', () => {
  write('site/config.js', 'mine');
  keepEditedFiles(site, hostFolder);
  expect(messages.join()).toMatch(/site\/config\.js was edited .* copied to .*host\/config\.js/);
});

test('keeps settings that were edited in a site of an older release', () => {
  write(`site/${buildFile}`, '{"base":"/"}');
  write('site/config.js', 'mine');
  keepEditedFiles(site, hostFolder);
  expect(read('host/config.js')).toBe('mine');
});

test('uses the operator’s folder silently if the site’s files are unchanged', async () => {
  write('host/config.js', 'mine');
  await copyHostFiles(site, hostFolder);
  write('host/config.js', 'mine, newer');
  keepEditedFiles(site, hostFolder);
  expect([messages, read('host/config.js')]).toEqual([[], 'mine, newer']);
});

test.each([
  ['a build', () => Promise.resolve().then(() => keepEditedFiles(site, hostFolder))],
  ['a prerender', () => copyHostFiles(site, hostFolder)],
])('two different versions of a file stop %s', async (_name, run) => {
  write('host/config.js', 'mine');
  write('site/config.js', 'another');
  await expect(run()).rejects.toThrow(
    /site\/config\.js was edited in the site and differs from .*host\/config\.js/,
  );
});

test('a prerender that stops because of two versions copies no other file', async () => {
  write('host/brand/new.png', 'mine');
  write('host/config.js', 'mine');
  write('site/config.js', 'another');
  await copyHostFiles(site, hostFolder).catch(() => undefined);
  expect(existsSync(`${site}/brand/new.png`)).toBe(false);
});

test('an edited site without a host folder is not emptied', () => {
  write('site/config.js', 'mine');
  expect(() => keepEditedFiles(site, '')).toThrow(/config\.js would be lost/);
});

test.each([
  'index.html',
  'assets/own.js',
  'sw.js',
  'blogs/x/index.html',
  '_headers',
  'icons/a.png',
])('a file of the build cannot be replaced: %s', async (file) => {
  write(`host/${file}`, 'mine');
  await expect(copyHostFiles(site, hostFolder)).rejects.toThrow(`${file} has the name of a file`);
});

test('a changed picture loses its old compressed variant', async () => {
  write('site/brand/mark.png.gz', 'packed');
  write('host/brand/mark.png', 'mine');
  await copyHostFiles(site, hostFolder);
  expect(existsSync(`${site}/brand/mark.png.gz`)).toBe(false);
});

test('an SVG gets compressed variants', async () => {
  write('host/brand/mark.svg', '<svg/>');
  await copyHostFiles(site, hostFolder);
  expect(existsSync(`${site}/brand/mark.svg.br`)).toBe(true);
});

test('files of operating systems are not copied', async () => {
  write('host/.DS_Store', 'x');
  await copyHostFiles(site, hostFolder);
  expect(existsSync(`${site}/.DS_Store`)).toBe(false);
});

test('without a host folder nothing is copied', async () => {
  await copyHostFiles(site, hostFolder);
  expect(read('site/config.js')).toContain('storefrontConfig');
});
