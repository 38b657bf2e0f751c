import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { localStore, reportLoss } from './webStorage';
import type { SafeStorage } from './webStorage';

export interface DeviceStore<T> {
  /** Reads the current value. Returns the same object until the value changes. */
  read: () => T;
  /** Returns the value for prerendering and hydration, where the stored value is unknown. */
  getServerSnapshot: () => T;
  /**
   * Reads, changes and writes the value in one step, so that no change of another tab is lost. If
   * `change` returns `undefined`, the stored value is removed.
   * @returns whether the value is stored, rather than only in memory
   */
  update: (change: (value: T) => T | undefined) => boolean;
  /**
   * Calls the listener after changes of the value in this tab and in other tabs. It is also called
   * after a return from the back/forward cache, because changes may have been missed there.
   * @returns a function that ends the subscription
   */
  subscribe: (listener: () => void) => () => void;
}

/**
 * How often broken rows are dropped at most. A second pass is needed if a row loses a broken item of
 * its own list and then turns out to be broken as well.
 */
const maxDropPasses = 2;

/**
 * Removes rows that do not match the schema from their lists.
 * @returns whether every issue was in a row of a list
 */
function dropBrokenRows(issues: readonly v.BaseIssue<unknown>[]): boolean {
  // The reverse order keeps the indexes of the remaining rows valid.
  for (const { path } of [...issues].reverse()) {
    const rowPathItem = path?.findLast((item) => item.type === 'array');
    if (!rowPathItem) return false;
    const list = rowPathItem.input as unknown[];
    // A row with two issues must be removed only once.
    if (list[rowPathItem.key] === rowPathItem.value) list.splice(rowPathItem.key, 1);
  }
  return true;
}

/** Parses JSON. Returns `undefined` if it is invalid, and `null` for a missing text. */
export function parseJson(jsonText: string | null): unknown {
  try {
    return JSON.parse(jsonText ?? 'null') as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Creates a store for one value of web storage, as JSON that is validated when read. Broken rows of
 * a list are dropped, and any other broken value is replaced by the `fallback`. The event
 * `storageloss` reports lost data. Values in `sessionStore` belong to one tab.
 */
export function createPersistentStore<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: T,
  storage: SafeStorage = localStore,
): DeviceStore<T> {
  const listeners = new Set<() => void>();
  let cachedEntry: { raw: string | null; value: T } = { raw: null, value: fallback };

  const parse = (raw: string | null): T => {
    const storedValue = parseJson(raw);
    let result = v.safeParse(schema, storedValue);
    if (!result.success && raw && storedValue !== null) reportLoss({ key, kind: 'notRead' });
    for (let pass = 0; pass < maxDropPasses && !result.success; pass += 1)
      if (dropBrokenRows(result.issues)) result = v.safeParse(schema, storedValue);
    return result.success ? result.output : fallback;
  };

  const read = () => {
    const raw = storage.get(key);
    if (raw !== cachedEntry.raw) cachedEntry = { raw, value: parse(raw) };
    return cachedEntry.value;
  };

  return {
    read,
    getServerSnapshot: () => fallback,
    update: (change) => {
      const value = change(read());
      const isStored = value !== undefined && storage.set(key, JSON.stringify(value));
      if (value === undefined) storage.remove(key);
      for (const listener of listeners) listener();
      return isStored;
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        // The key is `null` if the whole storage was cleared.
        if (event.key === key || event.key === null) listener();
      };
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onPageShow);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onPageShow);
      };
    },
  };
}

export const usePersistentStore = <T>({ subscribe, read, getServerSnapshot }: DeviceStore<T>): T =>
  useSyncExternalStore(subscribe, read, getServerSnapshot);
