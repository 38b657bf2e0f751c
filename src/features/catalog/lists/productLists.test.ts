/** @jest-environment ./src/testing/environment.ts */

import fc from 'fast-check';
import { writeFragment } from '@/shared/lib/linkData';
import { aListedProduct } from '@/testing/listedProduct';
import { changeList, changes, hasRoom, listFragment, mostIn } from './productLists';
import { onListChanged, productsOf, readList, readListFragment } from './productLists';
import type { ListName } from './productLists';

const keys = {
  saved: 'savedProducts',
  recent: 'recentProducts',
  compared: 'comparedProducts',
} as const;
const names = Object.keys(mostIn) as ListName[];
const store = (list: ListName, value: unknown) => {
  localStorage.setItem(keys[list], JSON.stringify(value));
};
const ids = fc.array(fc.nat(20).map(String), { maxLength: 30 });
const listNames = fc.constantFrom(...names);
const kinds = fc.constantFrom(...(Object.keys(changes) as (keyof typeof changes)[]));

test('whatever is done to a list, it holds each product once, and no more than it may', () => {
  const edits = fc.array(fc.record({ list: listNames, change: kinds, ids }), { maxLength: 10 });
  fc.assert(
    fc.property(edits, (all) => {
      localStorage.clear();
      for (const edit of all) {
        const before = readList(edit.list);
        changeList(edit);
        const after = readList(edit.list);
        expect(new Set(after).size).toBe(after.length);
        expect(after.length).toBeLessThanOrEqual(mostIn[edit.list]);
        const allowed = new Set([...before, ...edit.ids]);
        expect(after.every((id) => allowed.has(id))).toBe(true);
      }
    }),
  );
});

test('adding loses nothing of a saved list or a comparison, and says before whether all fits', () => {
  fc.assert(
    fc.property(fc.constantFrom<ListName>('saved', 'compared'), ids, ids, (list, first, more) => {
      localStorage.clear();
      changeList({ list, change: 'add', ids: first });
      const before = readList(list);
      const fits = hasRoom(list, before, more);
      changeList({ list, change: 'add', ids: more });
      const after = readList(list);
      expect(after.filter((id) => before.includes(id))).toEqual(before);
      expect(more.every((id) => after.includes(id))).toBe(fits);
    }),
  );
});

test('undo brings back what was removed to its place, and keeps what came since', () => {
  fc.assert(
    fc.property(ids, ids, (first, gone) => {
      localStorage.clear();
      changeList({ list: 'saved', change: 'add', ids: first });
      const before = readList('saved');
      changeList({ list: 'saved', change: 'remove', ids: gone });
      changeList({ list: 'saved', change: 'add', ids: ['from another tab'] });
      changeList({ list: 'saved', change: 'restore', ids: before });
      expect(readList('saved')).toEqual(['from another tab', ...before]);
    }),
  );
});

test('the newest stands first among the saved and the viewed, and last in a comparison', () => {
  for (const id of ['1', '2', '3', '1']) {
    for (const list of names) changeList({ list, change: 'add', ids: [id] });
  }
  const orders = { saved: ['3', '2', '1'], recent: ['1', '3', '2'], compared: ['1', '2', '3'] };
  for (const list of names) expect(readList(list)).toEqual(orders[list]);
});

test('the oldest of the viewed makes room; a full list of the saved or compared takes no other', () => {
  const twenty = Array.from({ length: 20 }, (_, at) => String(at));
  for (const id of twenty) {
    changeList({ list: 'recent', change: 'add', ids: [id] });
    changeList({ list: 'compared', change: 'add', ids: [id] });
  }
  expect(readList('recent')).toEqual(twenty.toReversed().slice(0, 13));
  expect(readList('compared')).toEqual(['0', '1', '2', '3']);
  const full = Array.from({ length: mostIn.saved }, (_, at) => String(at));
  changeList({ list: 'saved', change: 'replace', ids: full });
  changeList({ list: 'saved', change: 'add', ids: ['one more'] });
  expect(readList('saved')).toEqual(full);
});

test('an emptied list leaves nothing behind', () => {
  changeList({ list: 'saved', change: 'add', ids: ['1'] });
  changeList({ list: 'saved', change: 'replace', ids: [] });
  expect(localStorage).toHaveLength(0);
});

test('broken ids go, good ones stay, numbers count as ids; a foreign value is an empty list', () => {
  const ids = ['7', null, { id: 1 }, '', 'x'.repeat(51), 8, 1.5, ' 7 ', ['9']];
  store('saved', { version: 1, ids });
  expect(readList('saved')).toEqual(['7', '8']);
  for (const foreign of [['7'], { version: 2, ids: ['7'] }, { version: 1, ids: '7' }, '7', null]) {
    store('saved', foreign);
    expect(readList('saved')).toEqual([]);
  }
});

test('changes in this tab, in others and behind the back/forward cache are told of', () => {
  const heard = jest.fn();
  const stop = onListChanged('saved', heard);
  const times = (happens: () => void) => {
    heard.mockClear();
    happens();
    return heard.mock.calls.length;
  };
  const inOther = (key: string | null) => () =>
    window.dispatchEvent(new StorageEvent('storage', { key }));
  const shown = (persisted: boolean) => () =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  const own = (list: ListName) => () => changeList({ list, change: 'add', ids: ['1'] });
  const all = [own('saved'), inOther(keys.saved), inOther(null), shown(true)];
  expect(all.map(times)).toEqual([1, 1, 1, 1]);
  expect([own('recent'), inOther(keys.recent), shown(false)].map(times)).toEqual([0, 0, 0]);
  stop();
  expect(all.map(times)).toEqual([0, 0, 0, 0]);
});

test('a full storage: the list lives until the page goes, and the one before stays stored', () => {
  changeList({ list: 'saved', change: 'add', ids: ['1'] });
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  changeList({ list: 'saved', change: 'add', ids: ['2'] });
  expect(readList('saved')).toEqual(['2', '1']);
  expect(localStorage.getItem(keys.saved)).toContain('["1"]');
  set.mockRestore();
  changeList({ list: 'saved', change: 'replace', ids: [] });
});

test('a link brings the list that it was made of, up to what the list holds', () => {
  const any = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }));
  fc.assert(
    fc.property(listNames, any, (list, some) => {
      const sent = [...new Set(some.map((id) => id.trim()))].filter(Boolean);
      const read = readListFragment(listFragment(sent), list);
      if (sent.length === 0) expect(read).toBeNull();
      else expect(read?.ids).toEqual(sent.slice(0, mostIn[list]));
    }),
  );
});

test.each([[{}], ['11'], [7], [[]], [[null, {}, [], '']], [{ __proto__: ['1'] }]])(
  'a link with %j cannot be read',
  (sent) => {
    expect(readListFragment(writeFragment('products', sent), 'saved')).toBeNull();
  },
);

test('an address without a list brings none', () => {
  expect(readListFragment('#reviews', 'saved')).toBeUndefined();
});

test('products stand in the list’s order, and those that are gone are named', () => {
  const [one, two] = [aListedProduct({ productId: '1' }), aListedProduct({ productId: '2' })];
  expect(productsOf(['2', '9', '1'], [one, two])).toEqual({ products: [two, one], gone: ['9'] });
});
