import { readdirSync, rmSync } from 'node:fs';
import { createTempFolder } from '@shop/server/testing/tempFolder';
import type { Paisa } from '@/shared/format/money';
import { writeFacts } from './writeFacts';

const { folder, getPath, read, write } = createTempFolder();
afterEach(() => rmSync(getPath('assets'), { recursive: true }));

const run = (price: number, words: string) =>
  writeFacts(folder, [['7', { price: price as Paisa }]], [['7', words]]);
const readIndex = () => read('facts.json');
const listParts = () => readdirSync(getPath('assets')).sort();

test('keeps the files of this run and of the previous one', async () => {
  write('assets/main.1.js', '');
  await run(100, 'kraft');
  const firstParts = listParts();
  expect(firstParts).toHaveLength(7);
  const { facts } = JSON.parse(readIndex()) as { facts: string };
  expect(read(facts)).toBe('[["7",{"price":100}]]');
  await run(200, 'kraft');
  const [secondParts, secondIndex] = [listParts(), readIndex()];
  expect(secondParts).toEqual(expect.arrayContaining(firstParts));
  expect(secondParts).toHaveLength(10);
  await run(200, 'kraft');
  expect([listParts(), readIndex()]).toEqual([secondParts, secondIndex]);
  await run(300, 'kraft');
  expect(listParts()).toHaveLength(10);
  expect(listParts().filter((name) => !secondParts.includes(name))).toHaveLength(3);
});

test('ignores an index that cannot be read', async () => {
  write('facts.json', '{"version":1,');
  write('assets/facts.0a1b2c.json', '[]');
  await run(100, '');
  expect(listParts()).toHaveLength(6);
});
