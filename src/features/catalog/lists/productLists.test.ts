/** @jest-environment ./src/testing/environment.ts */

import fc from 'fast-check';
import { writeFragment } from '@/shared/navigation/linkData';
import { addToList, changeList, formatListFragment, maxListLength } from './productLists';
import { readList, readListFragment, removeFromList, restoreList } from './productLists';
import type { ListName } from './productLists';

const listNames = Object.keys(maxListLength) as ListName[];
const ids = fc.array(fc.nat(20).map(String), { maxLength: 30 });
const arbitraryListName = fc.constantFrom(...listNames);

test('keeps each product once and respects the maximum length after any change', () => {
  const arbitraryChange = fc.constantFrom<
    ((list: ListName, newIds: readonly string[]) => unknown)[]
  >(
    addToList,
    removeFromList,
    (list, newIds) => restoreList(list, newIds, newIds),
    (list, newIds) => changeList(list, () => newIds),
  );
  const arbitraryEdits = fc.array(
    fc.record({ list: arbitraryListName, change: arbitraryChange, ids }),
    { maxLength: 10 },
  );
  fc.assert(
    fc.property(arbitraryEdits, (editSequence) => {
      localStorage.clear();
      for (const edit of editSequence) {
        const idsBefore = readList(edit.list);
        edit.change(edit.list, edit.ids);
        const idsAfter = readList(edit.list);
        expect(new Set(idsAfter).size).toBe(idsAfter.length);
        expect(idsAfter.length).toBeLessThanOrEqual(maxListLength[edit.list]);
        expect([...idsBefore, ...edit.ids]).toEqual(expect.arrayContaining(idsAfter));
      }
    }),
  );
});

test('keeps existing products when adding, and reports whether all products fitted', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<ListName>('saved', 'compared'),
      ids,
      ids,
      (list, firstIds, moreIds) => {
        localStorage.clear();
        addToList(list, firstIds);
        const idsBefore = readList(list);
        const doAllFit = new Set([...idsBefore, ...moreIds]).size <= maxListLength[list];
        expect(addToList(list, moreIds)).toBe(doAllFit);
        const idsAfter = readList(list);
        expect(idsAfter.filter((id) => idsBefore.includes(id))).toEqual(idsBefore);
        expect(moreIds.every((id) => idsAfter.includes(id))).toBe(doAllFit);
      },
    ),
  );
});

test('restores removed products in order and keeps those added since', () => {
  fc.assert(
    fc.property(ids, ids, (firstIds, removedIds) => {
      localStorage.clear();
      addToList('saved', firstIds);
      const idsBefore = readList('saved');
      removeFromList('saved', removedIds);
      addToList('saved', ['from another tab']);
      restoreList('saved', removedIds, idsBefore);
      expect(readList('saved')).toEqual(['from another tab', ...idsBefore]);
    }),
  );
});

test('does not restore a product that another tab has removed since', () => {
  addToList('saved', ['1', '2', '3']);
  removeFromList('saved', ['1']);
  removeFromList('saved', ['2']);
  restoreList('saved', ['1'], ['1', '2', '3']);
  expect(readList('saved')).toEqual(['1', '3']);
});

test('keeps the order and the maximum length of each list', () => {
  const allIds = Array.from({ length: 201 }, (_, index) => String(index));
  for (const id of [...allIds, '199']) {
    for (const list of listNames) addToList(list, [id]);
  }
  expect(readList('saved')).toEqual(allIds.slice(0, 200).toReversed());
  expect(readList('recent')).toEqual(['199', '200', ...allIds.slice(188, 199).toReversed()]);
  expect(readList('compared')).toEqual(allIds.slice(0, 4));
});

test('drops invalid stored ids and accepts numbers as ids', () => {
  const ids = ['7', null, { id: 1 }, '', 'x'.repeat(51), 8, 1.5, ' 7 ', ['9']];
  localStorage.setItem('savedProducts', JSON.stringify({ version: 1, ids }));
  expect(readList('saved')).toEqual(['7', '8']);
});

test('restores a list from its link, up to the maximum length', () => {
  const arbitraryIds = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }));
  fc.assert(
    fc.property(arbitraryListName, arbitraryIds, (list, rawIds) => {
      const sentIds = [...new Set(rawIds.map((id) => id.trim()))].filter(Boolean);
      const readIds = readListFragment(formatListFragment(sentIds), list);
      if (sentIds.length === 0) expect(readIds).toBeNull();
      else expect(readIds).toEqual(sentIds.slice(0, maxListLength[list]));
    }),
  );
});

test.each([[{}], ['11'], [[null, {}, [], '']]])('rejects a link with %j', (linkData) => {
  expect(readListFragment(writeFragment('products', linkData), 'saved')).toBeNull();
});
