import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Paisa } from '@/shared/format/money';
import { writeFacts } from './writeFacts';

const out = mkdtempSync(path.join(tmpdir(), 'shop-facts-'));
beforeEach(() => mkdirSync(path.join(out, 'assets')));
afterEach(() =>
  readdirSync(out).forEach((name) => rmSync(path.join(out, name), { recursive: true })),
);
afterAll(() => rmSync(out, { recursive: true }));

const write = (price: number, words: string) =>
  writeFacts(out, [['7', { price: price as Paisa }]], [['7', words]]);
const index = () => readFileSync(path.join(out, 'facts.json'), 'utf8');
const parts = () => readdirSync(path.join(out, 'assets')).sort();

test('each run leaves its own parts and those of the run before, with their compressed twins', async () => {
  writeFileSync(path.join(out, 'assets/main.1.js'), '');
  await write(100, 'kraft');
  const first = parts();
  expect(first).toHaveLength(7);
  const { facts } = JSON.parse(index()) as { facts: string };
  expect(readFileSync(path.join(out, facts), 'utf8')).toBe('[["7",{"price":100}]]');
  await write(200, 'kraft');
  const [second, named] = [parts(), index()];
  expect(second).toEqual(expect.arrayContaining(first));
  expect(second).toHaveLength(10);
  await write(200, 'kraft');
  expect([parts(), index()]).toEqual([second, named]);
  await write(300, 'kraft');
  expect(parts()).toHaveLength(10);
  expect(parts().filter((name) => !second.includes(name))).toHaveLength(3);
});

test('an index that cannot be read keeps nothing and stops nothing', async () => {
  writeFileSync(path.join(out, 'facts.json'), '{"version":1,');
  writeFileSync(path.join(out, 'assets/facts.0a1b2c.json'), '[]');
  await write(100, '');
  expect(parts()).toHaveLength(6);
});
