import * as v from 'valibot';
import { goodRows } from '@/shared/contract/envelope';
import { Id } from '@/shared/contract/primitives';
import { readFragment, writeFragment } from '@/shared/navigation/linkData';
import { createDeviceStore, useDeviceStore } from '@/shared/storage/deviceStore';
import { localKeys } from '@/shared/storage/webStorage';
import type { Product } from '../mergeProducts';

/** How many products each list of this device holds at most. */
export const mostIn = { saved: 200, recent: 13, compared: 4 } as const;
export type ListName = keyof typeof mostIn;

const ProductId = v.pipe(Id, v.maxLength(50));

const once = (ids: readonly string[]): string[] => [...new Set(ids)];

/** Each id once, no more than the list holds. */
const fitted = (list: ListName, ids: readonly string[]) => once(ids).slice(0, mostIn[list]);

function createListStore(list: ListName, key: string) {
  const ids = v.pipe(
    v.array(ProductId),
    v.transform((stored) => fitted(list, stored)),
  );
  const Stored = v.object({ version: v.literal(1), ids });
  return createDeviceStore(key, Stored, { version: 1, ids: [] });
}

const stores = {
  saved: createListStore('saved', localKeys.savedProducts),
  recent: createListStore('recent', localKeys.recentProducts),
  compared: createListStore('compared', localKeys.comparedProducts),
};

export const readList = (list: ListName): string[] => stores[list].read().ids;
export const useList = (list: ListName): string[] => useDeviceStore(stores[list]).ids;

/** Whether all that is given finds room beside what the list holds. */
export const hasRoom = (
  list: ListName,
  ids: readonly string[],
  given: readonly string[],
): boolean => once([...ids, ...given]).length <= mostIn[list];

export const listIsFull = `Your list is full: it holds ${String(mostIn.saved)} products.`;

type Update = (ids: readonly string[], given: readonly string[], list: ListName) => string[];

/** What can be done to a list with the ids given. */
export const changes = {
  /** Those that there is room for: newest first, but for a comparison, whose columns stay where they are. */
  add: (ids, given, list) => {
    if (list === 'recent') return [...given, ...ids];
    const fresh = once(given)
      .filter((id) => !ids.includes(id))
      .slice(0, mostIn[list] - ids.length);
    return list === 'saved' ? [...fresh, ...ids] : [...ids, ...fresh];
  },
  remove: (ids, given) => ids.filter((id) => !given.includes(id)),
  replace: (_ids, given) => [...given],
  /** Undo: the list as it was, and what another tab has added since. */
  restore: (ids, given) => [...ids.filter((id) => !given.includes(id)), ...given],
} satisfies Record<string, Update>;

export function changeList(
  list: ListName,
  change: keyof typeof changes,
  given: readonly string[],
): void {
  const update: Update = changes[change];
  stores[list].update(({ ids }) => {
    const next = fitted(list, update(ids, given, list));
    return next.length > 0 ? { version: 1, ids: next } : undefined;
  });
}

/** The products behind the ids, in their order; `gone` are no longer sold. */
export function productsOf(ids: readonly string[], products: readonly Product[]) {
  const byId = new Map(products.map((product) => [product.productId, product]));
  return {
    products: ids.flatMap((id) => byId.get(id) ?? []),
    gone: ids.filter((id) => !byId.has(id)),
  };
}

const fragmentName = 'products';

export const listFragment = (ids: readonly string[]): string => writeFragment(fragmentName, ids);

/** The ids that a link brings. `undefined`: it brings none; `null`: they cannot be read. */
export function readListFragment(hash: string, list: ListName): string[] | null | undefined {
  const sent = readFragment(hash, fragmentName);
  if (sent === undefined) return undefined;
  const rows = goodRows(ProductId, Array.isArray(sent) ? (sent as unknown[]) : []);
  return rows.length > 0 ? fitted(list, rows) : null;
}
