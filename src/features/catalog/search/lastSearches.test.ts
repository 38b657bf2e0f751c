/** @jest-environment ./src/testing/environment.ts */

import { localKeys } from '@/shared/storage/webStorage';
import { forgetSearch, saveSearch } from './lastSearches';

const readStoredSearches = (): unknown =>
  JSON.parse(localStorage.getItem(localKeys.lastSearches) ?? 'null');

test('keeps the last six distinct searches, the latest first', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'B']) saveSearch(text);
  expect(readStoredSearches()).toEqual({ version: 1, texts: ['B', 'g', 'f', 'e', 'd', 'c'] });
});

test('ignores an empty search and one that is too long', () => {
  saveSearch('  ');
  saveSearch('x'.repeat(101));
  expect(readStoredSearches()).toBeNull();
});

test('removes a search, and the storage key when no search is left', () => {
  saveSearch('pizza');
  forgetSearch('pizza');
  expect(readStoredSearches()).toBeNull();
});
