import * as v from 'valibot';
import { parseRows, Id } from '@/shared/contract/primitives';
import { readFragment, writeFragment } from '@/shared/navigation/linkData';
import { createPersistentStore, usePersistentStore } from '@/shared/storage/persistentStore';
import { localKeys } from '@/shared/storage/webStorage';
import type { Product } from '../mergeProducts';

/** Maximum number of products in each list. */
export const maxListLength = { saved: 200, recent: 13, compared: 4 } as const;
export type ListName = keyof typeof maxListLength;

const ProductId = v.pipe(Id, v.maxLength(50));

/** Removes duplicates and cuts the list to its maximum length. */
const limitLength = (list: ListName, ids: readonly string[]) =>
  [...new Set(ids)].slice(0, maxListLength[list]);

function createListStore(list: ListName, key: string) {
  const ids = v.pipe(
    v.array(ProductId),
    v.transform((storedIds) => limitLength(list, storedIds)),
  );
  const StoredList = v.object({ version: v.literal(1), ids });
  return createPersistentStore(key, StoredList, { version: 1, ids: [] });
}

const storesByList = {
  saved: createListStore('saved', localKeys.savedProducts),
  recent: createListStore('recent', localKeys.recentProducts),
  compared: createListStore('compared', localKeys.comparedProducts),
};

export const readList = (list: ListName): string[] => storesByList[list].read().ids;
export const useList = (list: ListName): string[] => usePersistentStore(storesByList[list]).ids;

export const listFullText = `Your list is full: it can hold ${maxListLength.saved} products.`;

export function changeList(
  list: ListName,
  change: (ids: readonly string[]) => readonly string[],
): void {
  storesByList[list].update(({ ids }) => {
    const nextIds = limitLength(list, change(ids));
    return nextIds.length > 0 ? { version: 1, ids: nextIds } : undefined;
  });
}

/**
 * Adds as many products as fit. New products come first, except in a comparison. There they come
 * last, so that the other columns do not move.
 * @returns whether all given products are in the list
 */
export function addToList(list: ListName, addedIds: readonly string[]): boolean {
  changeList(list, (ids) => {
    if (list === 'recent') return [...addedIds, ...ids];
    const newIds = [...new Set(addedIds)]
      .filter((id) => !ids.includes(id))
      .slice(0, maxListLength[list] - ids.length);
    return list === 'saved' ? [...newIds, ...ids] : [...ids, ...newIds];
  });
  return addedIds.every((id) => readList(list).includes(id));
}

export const removeFromList = (list: ListName, removedIds: readonly string[]): void =>
  changeList(list, (ids) => ids.filter((id) => !removedIds.includes(id)));

/**
 * Undoes a removal. Keeps what was added or removed since, for example in another tab.
 * @param previousIds the list before the removal, for the former positions
 */
export const restoreList = (
  list: ListName,
  removedIds: readonly string[],
  previousIds: readonly string[],
): void =>
  changeList(list, (ids) => [
    ...ids.filter((id) => !previousIds.includes(id)),
    ...previousIds.filter((id) => ids.includes(id) || removedIds.includes(id)),
  ]);

/**
 * Finds the products of a list in the order of its ids. `missingIds` holds the ids of products that
 * are no longer sold.
 */
export function findProducts(ids: readonly string[], products: readonly Product[]) {
  const productsById = new Map(products.map((product) => [product.productId, product]));
  return {
    products: ids.flatMap((id) => productsById.get(id) ?? []),
    missingIds: ids.filter((id) => !productsById.has(id)),
  };
}

const fragmentName = 'products';

export const formatListFragment = (ids: readonly string[]): string =>
  writeFragment(fragmentName, ids);

/**
 * Reads the product ids from the fragment of a link. Returns `undefined` if the link contains no
 * list, and `null` if the list contains no valid id.
 */
export function readListFragment(hash: string, list: ListName): string[] | null | undefined {
  const linkData = readFragment(hash, fragmentName);
  if (linkData === undefined) return undefined;
  const validIds = parseRows(ProductId, Array.isArray(linkData) ? (linkData as unknown[]) : []);
  return validIds.length > 0 ? limitLength(list, validIds) : null;
}
