/** @jest-environment ./src/testing/environment.ts */

import fc from 'fast-check';
import * as v from 'valibot';
import { createPersistentStore } from './persistentStore';
import { sessionStore } from './webStorage';

const Row = v.object({ name: v.pipe(v.string(), v.minLength(1)), sizes: v.array(v.number()) });
const Rows = v.object({ version: v.literal(1), rows: v.array(Row) });
const emptyRows: v.InferOutput<typeof Rows> = { version: 1, rows: [] };
const createRowsStore = () => createPersistentStore('rows', Rows, emptyRows);
const store = createRowsStore();
const storeValue = (value: unknown) => localStorage.setItem('rows', JSON.stringify(value));
const addRow = (name: string) =>
  store.update(({ version, rows }) => ({ version, rows: [...rows, { name, sizes: [] }] }));
const getNames = () => store.read().rows.map(({ name }) => name);

async function recordLosses(task: () => void): Promise<string[]> {
  const lossTexts: string[] = [];
  const listener = ({ detail: { key, kind } }: WindowEventMap['storageloss']) =>
    lossTexts.push(`${kind} ${key}`);
  window.addEventListener('storageloss', listener);
  task();
  await Promise.resolve();
  window.removeEventListener('storageloss', listener);
  return lossTexts;
}

test('returns the same object until the value changes', () => {
  addRow('a');
  expect(store.read()).toBe(store.read());
});

test('an update returns true if it is stored', () => {
  expect(addRow('a')).toBe(true);
});

test('an update keeps what another tab has stored meanwhile', () => {
  addRow('a');
  storeValue({ version: 1, rows: [...store.read().rows, { name: 'of another tab', sizes: [] }] });
  addRow('b');
  expect(getNames()).toEqual(['a', 'of another tab', 'b']);
});

test('an update to undefined removes the value', () => {
  addRow('a');
  store.update(() => undefined);
  expect(store.read()).toBe(emptyRows);
  expect(localStorage).toHaveLength(0);
});

describe('a list with broken rows', () => {
  const anyValidRow = fc.record({
    name: fc.string({ minLength: 1 }),
    sizes: fc.array(fc.integer()),
  });
  const anyBrokenRow = fc.constantFrom(
    null,
    7,
    [],
    {},
    { name: '' },
    { name: '', sizes: ['x', 'y'] },
  );
  const anyRows = fc.array(fc.oneof(anyValidRow, anyBrokenRow));
  const keepValidRows = (rows: unknown[]) => rows.filter((item) => v.is(Row, item));
  /**
   * Creates a new store each time, because a store does not read or report the same value twice.
   */
  const createStore = (rows: unknown[]) => {
    storeValue({ version: 1, rows });
    return createRowsStore();
  };

  test('keeps the other rows in order', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        expect(createStore(rows).read()).toEqual({ version: 1, rows: keepValidRows(rows) });
      }),
    );
  });

  test('is reported as a loss', async () => {
    await fc.assert(
      fc.asyncProperty(anyRows, async (rows) => {
        const lossTexts = await recordLosses(() => void createStore(rows).read());
        expect(lossTexts).toEqual(keepValidRows(rows).length < rows.length ? ['notRead rows'] : []);
      }),
    );
  });

  test('loses only the broken items within a row', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const rowsWithBrokenItems = rows.map((item) =>
          v.is(Row, item) ? { ...item, sizes: ['x', 3, null] } : item,
        );
        const expectedRows = keepValidRows(rows).map((item) => ({
          ...(item as object),
          sizes: [3],
        }));
        expect(createStore(rowsWithBrokenItems).read().rows).toEqual(expectedRows);
      }),
    );
  });
});

test('reads a list that its schema copies as the fallback if a row is broken', () => {
  const CopiedRows = v.pipe(
    v.object({ rows: v.array(v.unknown()) }),
    v.transform(({ rows }) => ({ rows: [...rows] })),
    v.object({ rows: v.array(Row) }),
  );
  storeValue({ rows: [{ name: 'a', sizes: [] }, 7] });
  expect(createPersistentStore('rows', CopiedRows, { rows: [] }).read()).toEqual({ rows: [] });
});

test.each([
  ['{', ['notRead rows']],
  ['{"version":2,"rows":[]}', ['notRead rows']],
  ['[]', ['notRead rows']],
  ['null', []],
  ['', []],
])('reads %s as the fallback', async (storedText, expectedLosses) => {
  localStorage.setItem('rows', storedText);
  expect(await recordLosses(() => expect(store.read()).toBe(emptyRows))).toEqual(expectedLosses);
  addRow('a');
  expect(getNames()).toEqual(['a']);
});

describe('blocked storage', () => {
  beforeEach(() => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
  });
  const createDraftStore = () => createPersistentStore('draft', v.string(), '', sessionStore);

  test('reads as empty', () => {
    expect(createDraftStore().read()).toBe('');
  });

  test('is reported when a value should be stored', async () => {
    const draftStore = createDraftStore();
    expect(await recordLosses(() => void draftStore.update(() => 'typed'))).toEqual([
      'notStored draft',
    ]);
  });

  test('makes an update return false', () => {
    expect(createDraftStore().update(() => 'typed')).toBe(false);
  });

  test('keeps a value in memory until the page is left', () => {
    const draftStore = createDraftStore();
    draftStore.update(() => 'typed');
    expect(draftStore.read()).toBe('typed');
  });

  test('allows a value to be removed', () => {
    const draftStore = createDraftStore();
    draftStore.update(() => 'typed');
    draftStore.update(() => undefined);
    expect(draftStore.read()).toBe('');
  });
});

describe('changes', () => {
  const listener = jest.fn();
  let unsubscribe: () => void = () => undefined;
  beforeEach(() => {
    unsubscribe = store.subscribe(listener);
  });
  afterEach(() => unsubscribe());
  const countCalls = (triggerChange: () => void) => {
    listener.mockClear();
    triggerChange();
    return listener.mock.calls.length;
  };
  const changeInOtherTab = (key: string | null) => () =>
    window.dispatchEvent(new StorageEvent('storage', { key }));
  const returnToPage = (persisted: boolean) => () =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  const reportedChanges = [
    () => addRow('a'),
    changeInOtherTab('rows'),
    changeInOtherTab(null),
    returnToPage(true),
  ];

  test('in this tab, in other tabs and while the page was cached are reported', () => {
    expect(reportedChanges.map(countCalls)).toEqual([1, 1, 1, 1]);
  });

  test('of other values are not reported', () => {
    expect([changeInOtherTab('others'), returnToPage(false)].map(countCalls)).toEqual([0, 0]);
  });

  test('are not reported after unsubscribing', () => {
    unsubscribe();
    expect(reportedChanges.map(countCalls)).toEqual([0, 0, 0, 0]);
  });
});
