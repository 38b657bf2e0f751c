/** @jest-environment ./src/testing/environment.ts */

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createTempFolder } from '@shop/server/testing/tempFolder';
import { blogApi } from '@/features/blog/blogApi';
import { catalogApi } from '@/features/catalog/catalogApi';
import type { Blog } from '@/shared/contract/blog';
import type { DataFile } from '@/app/boot/pageState';
import { makeStore } from '@/app/store';
import { removeOldDataFiles, writeDataFiles } from './dataFiles';

const tempFolder = createTempFolder();
const siteFolder = tempFolder.getPath('site');

const getCacheKey = (name: string) => `${name}(undefined)`;
const readDataFile = (file = '') =>
  JSON.parse(readFileSync(path.join(siteFolder, file), 'utf8')) as DataFile;

async function writeProductList(count: number) {
  const store = makeStore();
  const products = Array.from({ length: count }, (_, index) => ({ productId: String(index) }));
  await store.dispatch(
    catalogApi.util.upsertQueryData('getProducts', undefined, products as never),
  );
  return writeDataFiles(siteFolder, store);
}

test.each([
  [1000, true],
  [1001, false],
])('a list of %i products is written to a data file: %s', async (count, isWritten) => {
  expect((await writeProductList(count)).has(getCacheKey('getProducts'))).toBe(isWritten);
});

test('articles are written without their long texts', async () => {
  const store = makeStore();
  const posts = [{ blogId: '1', title: 'Tea', longDescription: 'Long' }] as Blog[];
  await store.dispatch(blogApi.util.upsertQueryData('getBlogs', undefined, posts));
  const files = await writeDataFiles(siteFolder, store);
  const { answers } = readDataFile(files.get(getCacheKey('getBlogs')));
  const [post] = (answers[getCacheKey('getBlogs')]?.data ?? []) as Blog[];
  expect(post).toMatchObject({ blogId: '1', title: 'Tea' });
  expect(post).not.toHaveProperty('longDescription');
});

test('keeps the data files of the previous run, but no older ones', async () => {
  const writeAreaList = async (areaName: string) => {
    const store = makeStore();
    const areas = [{ productAreaId: '1', productAreaName: areaName }];
    await store.dispatch(catalogApi.util.upsertQueryData('getAreas', undefined, areas as never));
    const files = await writeDataFiles(siteFolder, store);
    removeOldDataFiles(siteFolder, files);
    return path.join(siteFolder, files.get(getCacheKey('getAreas')) ?? '');
  };
  const firstFile = await writeAreaList('First');
  const secondFile = await writeAreaList('Second');
  expect([firstFile, secondFile].map((file) => existsSync(file))).toEqual([true, true]);
  const thirdFile = await writeAreaList('Third');
  expect([firstFile, secondFile, thirdFile].map((file) => existsSync(file))).toEqual([
    false,
    true,
    true,
  ]);
  // A run that changes nothing removes no file.
  await writeAreaList('Third');
  expect([secondFile, thirdFile].map((file) => existsSync(file))).toEqual([true, true]);
});
