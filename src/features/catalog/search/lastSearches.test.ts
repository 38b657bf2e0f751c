/** @jest-environment ./src/testing/environment.ts */

import { localKeys } from '@/shared/storage/webStorage';
import { forgetSearch, saveSearch } from './lastSearches';

const kept = (): unknown => JSON.parse(localStorage.getItem(localKeys.lastSearches) ?? 'null');

test('keeps the last six searches, each once, the last first', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'B']) saveSearch(text);
  expect(kept()).toEqual({ version: 1, texts: ['B', 'g', 'f', 'e', 'd', 'c'] });
});

test('keeps no empty and no endless search', () => {
  saveSearch('  ');
  saveSearch('x'.repeat(101));
  expect(kept()).toBeNull();
});

test('a search that is removed is gone, and with the last the whole key', () => {
  saveSearch('pizza');
  forgetSearch('pizza');
  expect(kept()).toBeNull();
});
