/** @jest-environment ./src/testing/environment.ts */

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '@shop/server/testing/tempFolder';
import { blogApi } from '@/features/blog/blogApi';
import { catalogApi } from '@/features/catalog/catalogApi';
import type { Blog } from '@/shared/contract/blog';
import type { DataFile } from '@/app/boot/pageState';
import { makeStore } from '@/app/store';
import { removeOldDataFiles, writeDataFiles } from './dataFiles';

const temp = tempFolder();
const out = temp.getPath('site');

const key = (name: string) => `${name}(undefined)`;
const read = (file = '') => JSON.parse(readFileSync(path.join(out, file), 'utf8')) as DataFile;

async function runWithProducts(count: number) {
  const store = makeStore();
  const products = Array.from({ length: count }, (_, at) => ({ productId: String(at) }));
  await store.dispatch(
    catalogApi.util.upsertQueryData('getProducts', undefined, products as never),
  );
  return writeDataFiles(out, store);
}

test.each([
  [1000, true],
  [1001, false],
])('whether a list of %i products is written to a file: %s', async (count, isCarried) => {
  expect((await runWithProducts(count)).has(key('getProducts'))).toBe(isCarried);
});

test('articles are written without their long texts', async () => {
  const store = makeStore();
  const posts = [{ blogId: '1', title: 'Tea', longDescription: 'Long' }] as Blog[];
  await store.dispatch(blogApi.util.upsertQueryData('getBlogs', undefined, posts));
  const files = await writeDataFiles(out, store);
  const { answers } = read(files.get(key('getBlogs')));
  const [post] = (answers[key('getBlogs')]?.data ?? []) as Blog[];
  expect(post).toMatchObject({ blogId: '1', title: 'Tea' });
  expect(post).not.toHaveProperty('longDescription');
});

test('keeps the files of the last run for one more run', async () => {
  const runWith = async (areaName: string) => {
    const store = makeStore();
    const areas = [{ productAreaId: '1', productAreaName: areaName }];
    await store.dispatch(catalogApi.util.upsertQueryData('getAreas', undefined, areas as never));
    const files = await writeDataFiles(out, store);
    removeOldDataFiles(out, files);
    return path.join(out, files.get(key('getAreas')) ?? '');
  };
  const first = await runWith('First');
  const second = await runWith('Second');
  expect([first, second].map((file) => existsSync(file))).toEqual([true, true]);
  const third = await runWith('Third');
  expect([first, second, third].map((file) => existsSync(file))).toEqual([false, true, true]);
  // A run that changes nothing removes no file.
  await runWith('Third');
  expect([second, third].map((file) => existsSync(file))).toEqual([true, true]);
});
