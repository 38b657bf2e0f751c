import { readdirSync, rmSync } from 'node:fs';
import { createTempFolder } from '@shop/server/testing/tempFolder';
import type { Paisa } from '@/shared/format/money';
import { writeFacts } from './writeFacts';

const { folder, getPath, read, write } = createTempFolder();
afterEach(() => rmSync(getPath('assets'), { recursive: true }));

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
