import * as v from 'valibot';
import { parseRows } from '@/shared/contract/envelope';
import { Id } from '@/shared/contract/primitives';
import { readFragment, writeFragment } from '@/shared/navigation/linkData';
import {
  localKeys,
  localStore,
  noteRead,
  onChangedElsewhere,
  readJson,
} from '@/shared/storage/webStorage';
import type { Product } from '../mergeProducts';

/** How many products each list of this device holds at most. */
export const mostIn = { saved: 200, recent: 13, compared: 4 } as const;
export type ListName = keyof typeof mostIn;

const keys: Record<ListName, string> = {
  saved: localKeys.savedProducts,
  recent: localKeys.recentProducts,
  compared: localKeys.comparedProducts,
};
const version = 1;
const Stored = v.object({ version: v.literal(version), ids: v.array(v.unknown()) });
const ProductId = v.pipe(Id, v.maxLength(50));

const once = (ids: readonly string[]): string[] => [...new Set(ids)];

/** The ids among what was stored or sent: each once, no more than the list holds. */
function readIds(list: ListName, rows: readonly unknown[]) {
  const { rows: ids, dropped } = parseRows(ProductId, rows);
  return { ids: once(ids).slice(0, mostIn[list]), isWhole: dropped === 0 };
}

export function readList(list: ListName): string[] {
  const stored = v.safeParse(Stored, readJson(localStore, keys[list]));
  const { ids, isWhole } = readIds(list, stored.success ? stored.output.ids : []);
  noteRead(localStore, keys[list], stored.success && isWhole);
  return ids;
}

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

export interface ListChange {
  list: ListName;
  change: keyof typeof changes;
  ids: readonly string[];
}

const listeners = new Set<(list: ListName) => void>();

/** Reads, changes and writes in one go, so that another tab's changes are not lost. */
export function changeList({ list, change, ids }: ListChange): void {
  const update: Update = changes[change];
  const next = once(update(readList(list), ids, list)).slice(0, mostIn[list]);
  if (next.length === 0) localStore.remove(keys[list]);
  else localStore.set(keys[list], JSON.stringify({ version, ids: next }));
  for (const listener of listeners) listener(list);
}

/** Tells of changes in this tab, in others, and while the page lay in the back/forward cache. */
export function onListChanged(list: ListName, listener: () => void): () => void {
  const own = (changed: ListName) => {
    if (changed === list) listener();
  };
  listeners.add(own);
  const stop = onChangedElsewhere(keys[list], listener);
  return () => {
    listeners.delete(own);
    stop();
  };
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
export function readListFragment(
  hash: string,
  list: ListName,
): ReturnType<typeof readIds> | null | undefined {
  const sent = readFragment(hash, fragmentName);
  if (sent === undefined) return undefined;
  const read = Array.isArray(sent) && readIds(list, sent as unknown[]);
  return read && read.ids.length > 0 ? read : null;
}
