import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ProductFacts } from '@/features/catalog/facts/productFacts';
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

test('each run leaves its own parts and those of the run before, with their compressed twins', () => {
  writeFileSync(path.join(out, 'assets/main.1.js'), '');
  write(100, 'kraft');
  const first = parts();
  expect(first).toHaveLength(7);
  const { facts } = JSON.parse(index()) as { facts: string };
  expect(readFileSync(path.join(out, facts), 'utf8')).toBe('[["7",{"price":100}]]');
  write(200, 'kraft');
  const [second, named] = [parts(), index()];
  expect(second).toEqual(expect.arrayContaining(first));
  expect(second).toHaveLength(10);
  write(200, 'kraft');
  expect([parts(), index()]).toEqual([second, named]);
  write(300, 'kraft');
  expect(parts()).toHaveLength(10);
  expect(parts().filter((name) => !second.includes(name))).toHaveLength(3);
});

test('an index that cannot be read keeps nothing and stops nothing', () => {
  writeFileSync(path.join(out, 'facts.json'), '{"version":1,');
  writeFileSync(path.join(out, 'assets/facts.0a1b2c.json'), '[]');
  write(100, '');
  expect(parts()).toHaveLength(6);
});

test('the facts of 10,000 products take at most 900 KB', () => {
  let seed = 1;
  const upTo = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  const rows = Array.from({ length: 10_000 }, (_, id): [string, ProductFacts] => {
    const price = (50 + upTo(10_000)) * 100;
    return [
      String(100_000 + id * 7),
      {
        price: price as Paisa,
        each: price / (10 + upTo(500)),
        packs: 1 + upTo(5),
        sizes: [[upTo(600) + 10, upTo(600) + 10, upTo(300) + 5]],
        sizeUnit: 'cm',
        capacity: upTo(3000) + 1,
        weight: upTo(900) + 1,
        grammage: 60 + upTo(60) * 10,
        material: `Material ${String(upTo(30))}`,
        colours: [`Colour ${String(upTo(20))}`, `Colour ${String(upTo(20))}`],
        rating: (10 + upTo(41)) / 10,
        ratings: upTo(200) + 1,
      },
    ];
  });
  // Less thoroughly than they are written, which takes seconds.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const { length } = brotliCompressSync(JSON.stringify(rows), { params });
  expect(length).toBeLessThanOrEqual(900_000);
});
