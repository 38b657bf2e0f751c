import { readdirSync, rmSync } from 'node:fs';
import { tempFolder } from '@shop/server/testing/tempFolder';
import type { Paisa } from '@/shared/format/money';
import { writeFacts } from './writeFacts';

const { folder, getPath, read, write } = tempFolder();
afterEach(() => rmSync(getPath('assets'), { recursive: true }));

const run = (price: number, words: string) =>
  writeFacts(folder, [['7', { price: price as Paisa }]], [['7', words]]);
const index = () => read('facts.json');
const parts = () => readdirSync(getPath('assets')).sort();

test('keeps the files of this run and of the previous one', async () => {
  write('assets/main.1.js', '');
  await run(100, 'kraft');
  const first = parts();
  expect(first).toHaveLength(7);
  const { facts } = JSON.parse(index()) as { facts: string };
  expect(read(facts)).toBe('[["7",{"price":100}]]');
  await run(200, 'kraft');
  const [second, named] = [parts(), index()];
  expect(second).toEqual(expect.arrayContaining(first));
  expect(second).toHaveLength(10);
  await run(200, 'kraft');
  expect([parts(), index()]).toEqual([second, named]);
  await run(300, 'kraft');
  expect(parts()).toHaveLength(10);
  expect(parts().filter((name) => !second.includes(name))).toHaveLength(3);
});

test('ignores an index that cannot be read', async () => {
  write('facts.json', '{"version":1,');
  write('assets/facts.0a1b2c.json', '[]');
  await run(100, '');
  expect(parts()).toHaveLength(6);
});
