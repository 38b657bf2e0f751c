import fc from 'fast-check';
import { areaGroups } from './areaGroups';

const areas = fc
  .uniqueArray(fc.string({ minLength: 1 }), { maxLength: 30 })
  .map((ids) => ids.map((id) => ({ id, name: `Area ${id}`, categories: [] })));

test('every area stands in one group, in order, behind at most seven buttons with ids of their own', () => {
  fc.assert(
    fc.property(areas, (all) => {
      const groups = areaGroups(all);
      expect(groups.flatMap((group) => group.areas)).toEqual(all);
      expect(groups.length).toBe(Math.min(all.length, 7));
      expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
    }),
  );
});

test('only too many share a button', () => {
  const some = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: String(at), name: `A${at}`, categories: [] }));
  expect(areaGroups(some(7)).map(({ name }) => name)).toEqual(some(7).map(({ name }) => name));
  expect(areaGroups(some(8)).map(({ name }) => name)).toEqual([
    ...some(6).map(({ name }) => name),
    'More',
  ]);
});
