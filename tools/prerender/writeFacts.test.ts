/** @jest-environment ./src/testing/environment.ts */

import { readdirSync, rmSync } from 'node:fs';
import { createTempFolder } from '@shop/server/testing/tempFolder';
import { catalogApi } from '@/features/catalog/catalogApi';
import { factsApi } from '@/features/catalog/facts/factsApi';
import type { Paisa } from '@/shared/format/money';
import { makeStore } from '@/app/store';
import { cacheFacts, writeFacts } from './writeFacts';

const { folder, getPath, read, write } = createTempFolder();
afterEach(() => rmSync(getPath('assets'), { recursive: true, force: true }));

const writeProductFacts = (price: number, words: string) =>
  writeFacts(folder, [['7', { price: price as Paisa }]], [['7', words]]);
const readIndex = () => read('facts.json');
const listAssets = () => readdirSync(getPath('assets')).sort();

test('keeps the files of this run and of the previous one', async () => {
  write('assets/main.1.js', '');
  await writeProductFacts(100, 'kraft');
  const firstAssets = listAssets();
  expect(firstAssets).toHaveLength(7);
  const { facts } = JSON.parse(readIndex()) as { facts: string };
  expect(read(facts)).toBe('[["7",{"price":100}]]');
  await writeProductFacts(200, 'kraft');
  const [secondAssets, secondIndex] = [listAssets(), readIndex()];
  expect(secondAssets).toEqual(expect.arrayContaining(firstAssets));
  expect(secondAssets).toHaveLength(10);
  await writeProductFacts(200, 'kraft');
  expect([listAssets(), readIndex()]).toEqual([secondAssets, secondIndex]);
  await writeProductFacts(300, 'kraft');
  expect(listAssets()).toHaveLength(10);
  expect(listAssets().filter((name) => !secondAssets.includes(name))).toHaveLength(3);
});

test('ignores an index that cannot be read', async () => {
  write('facts.json', '{"version":1,');
  write('assets/facts.0a1b2c.json', '[]');
  await writeProductFacts(100, '');
  expect(listAssets()).toHaveLength(6);
});

test.each([
  [1000, 1],
  [1001, undefined],
])(
  'pages of a shop with %i products are rendered from this many rows of facts: %s',
  async (count, rowCount) => {
    const store = makeStore();
    const products = Array.from({ length: count }, (_, index) => ({ productId: String(index) }));
    await store.dispatch(
      catalogApi.util.upsertQueryData('getProducts', undefined, products as never),
    );
    await cacheFacts(store, [['7', { price: 100 as Paisa }]]);
    const { data } = factsApi.endpoints.getFacts.select()(store.getState());
    expect(data?.length).toBe(rowCount);
  },
);
