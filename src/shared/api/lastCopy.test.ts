/** @jest-environment ./src/testing/environment.ts */

import fc from 'fast-check';
import { cacheNames } from '@/shared/lib/offlineCaches';
import { withCaches } from '@/testing/cacheStorage';
import { keepCopy, lastCopy } from './lastCopy';

withCaches();

const url = 'https://api.example.com/api/x';
const now = Date.UTC(2026, 10, 21);
const day = 24 * 60 * 60 * 1000;
const answer = (body: unknown) => new Response(JSON.stringify(body));

test('a copy comes back as it was, with its time, in the place of the one before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.integer({ min: 1, max: 29 * day }), async (body, age) => {
      await keepCopy(url, answer({ body }), now - age);
      const written = JSON.parse(JSON.stringify({ body })) as unknown;
      expect(await lastCopy(url, now)).toEqual({ body: written, keptAt: now - age });
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['none', {}],
  ['no number', { 'x-kept-at': 'yesterday' }],
  ['of the future', { 'x-kept-at': String(now + day) }],
  ['too old', { 'x-kept-at': String(now - 31 * day) }],
  ['endless', { 'x-kept-at': 'Infinity' }],
])('a copy whose time is %s is not used', async (_what, headers: Record<string, string>) => {
  const cache = await caches.open(cacheNames.answers);
  await cache.put(url, new Response('[1]', { headers }));
  expect(await lastCopy(url, now)).toBeUndefined();
});

test.each(['', '<p>Sign in to this network</p>', '{"data":[{"id":', '5', 'true'])(
  'a copy that holds %j is not used',
  async (body) => {
    await keepCopy(url, new Response(body), now);
    expect(await lastCopy(url, now)).toBeUndefined();
  },
);

test('there are never more than sixty, and the oldest go', async () => {
  for (let index = 0; index < 65; index += 1)
    await keepCopy(`${url}?Id=${String(index)}`, answer([index]), now);
  await keepCopy(`${url}?Id=10`, answer(['again']), now);
  const kept = await (await caches.open(cacheNames.answers)).keys();
  expect(kept).toHaveLength(60);
  expect(await lastCopy(`${url}?Id=4`, now)).toBeUndefined();
  expect((await lastCopy(`${url}?Id=10`, now))?.body).toEqual(['again']);
});
