/** @jest-environment ./src/testing/environment.ts */

import fc from 'fast-check';
import * as v from 'valibot';
import { createDeviceStore } from './deviceStore';
import { sessionStore } from './webStorage';

const Row = v.object({ name: v.pipe(v.string(), v.minLength(1)), sizes: v.array(v.number()) });
const Rows = v.object({ version: v.literal(1), rows: v.array(Row) });
const none: v.InferOutput<typeof Rows> = { version: 1, rows: [] };
const rowsStore = () => createDeviceStore('rows', Rows, none);
const store = rowsStore();
const keep = (value: unknown) => localStorage.setItem('rows', JSON.stringify(value));
const add = (name: string) =>
  store.update(({ version, rows }) => ({ version, rows: [...rows, { name, sizes: [] }] }));
const names = () => store.read().rows.map(({ name }) => name);

async function losses(task: () => void): Promise<string[]> {
  const heard: string[] = [];
  const listener = ({ detail: { key, kind } }: WindowEventMap['storageloss']) =>
    heard.push(`${kind} ${key}`);
  window.addEventListener('storageloss', listener);
  task();
  await Promise.resolve();
  window.removeEventListener('storageloss', listener);
  return heard;
}

test('the value is the same object until it changes', () => {
  expect(add('a')).toBe(true);
  expect(store.read()).toBe(store.read());
  keep({ version: 1, rows: [...store.read().rows, { name: 'of another tab', sizes: [] }] });
  add('b');
  expect(names()).toEqual(['a', 'of another tab', 'b']);
  store.update(() => undefined);
  expect(store.read()).toBe(none);
  expect(localStorage).toHaveLength(0);
});

test('broken rows go, and broken rows within rows; the others keep their order', async () => {
  const row = fc.record({ name: fc.string({ minLength: 1 }), sizes: fc.array(fc.integer()) });
  const broken = fc.constantFrom(null, 7, [], {}, { name: '' }, { name: '', sizes: ['x', 'y'] });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(row, broken)), async (rows) => {
      // One of its own each time: a store does not read, or report, what it has read already.
      const store = rowsStore();
      const good = rows.filter((each) => v.is(Row, each));
      keep({ version: 1, rows });
      const heard = await losses(() => expect(store.read()).toEqual({ version: 1, rows: good }));
      expect(heard).toEqual(good.length < rows.length ? ['notRead rows'] : []);
      const inner = rows.map((each) =>
        v.is(Row, each) ? { ...each, sizes: ['x', 3, null] } : each,
      );
      keep({ version: 1, rows: inner });
      expect(store.read().rows).toEqual(good.map((each) => ({ ...each, sizes: [3] })));
    }),
  );
});

test.each([
  ['{', ['notRead rows']],
  ['{"version":2,"rows":[]}', ['notRead rows']],
  ['[]', ['notRead rows']],
  ['null', []],
  ['', []],
])('%s counts as nothing', async (raw, expected) => {
  localStorage.setItem('rows', raw);
  expect(await losses(() => expect(store.read()).toBe(none))).toEqual(expected);
  add('a');
  expect(names()).toEqual(['a']);
});

test('a blocked storage is reported, and keeps values until the page goes', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  const draft = createDeviceStore('draft', v.string(), '', sessionStore);
  expect(draft.read()).toBe('');
  const type = () => expect(draft.update(() => 'typed')).toBe(false);
  expect(await losses(type)).toEqual(['notStored draft']);
  expect(draft.read()).toBe('typed');
  draft.update(() => undefined);
  expect(draft.read()).toBe('');
});

test('changes in this tab, in others and behind the back/forward cache are told of', () => {
  const heard = jest.fn();
  const stop = store.subscribe(heard);
  const times = (happens: () => void) => {
    heard.mockClear();
    happens();
    return heard.mock.calls.length;
  };
  const inOther = (key: string | null) => () =>
    window.dispatchEvent(new StorageEvent('storage', { key }));
  const shown = (persisted: boolean) => () =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  const all = [() => add('a'), inOther('rows'), inOther(null), shown(true)];
  expect(all.map(times)).toEqual([1, 1, 1, 1]);
  expect([inOther('others'), shown(false)].map(times)).toEqual([0, 0]);
  stop();
  expect(all.map(times)).toEqual([0, 0, 0, 0]);
});
