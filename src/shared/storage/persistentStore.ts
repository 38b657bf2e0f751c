import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { localStore, reportLoss } from './webStorage';
import type { SafeStorage } from './webStorage';

export interface DeviceStore<T> {
  /** The value as it stands there now; the same object until it changes. */
  read: () => T;
  /** What a prerendered page shows, which knows nothing of the device. */
  getServerSnapshot: () => T;
  /**
   * Reads, changes and writes in one go, so that what another tab did is not lost; `undefined` removes the key.
   * @returns whether it is stored, rather than in memory only
   */
  update: (change: (value: T) => T | undefined) => boolean;
  /** Tells of changes in this tab and in others, also of those made while the page lay in the back/forward cache. */
  subscribe: (listener: () => void) => () => void;
}

/** Takes the rows that break the schema out of their lists. @returns whether that accounts for every issue */
function dropBrokenRows(issues: readonly v.BaseIssue<unknown>[]): boolean {
  // From the last one on, so that the places of the others hold.
  for (const { path } of [...issues].reverse()) {
    const row = path?.findLast((item) => item.type === 'array');
    if (!row) return false;
    const list = row.input as unknown[];
    // A row with two issues goes once.
    if (list[row.key] === row.value) list.splice(row.key, 1);
  }
  return true;
}

/** `undefined`: it is none. */
export function parseJson(raw: string | null): unknown {
  try {
    return JSON.parse(raw ?? 'null') as unknown;
  } catch {
    return undefined;
  }
}

/**
 * One value of web storage, as JSON. What is read is checked by its schema: of a list, broken rows are dropped and the
 * others count; what is broken otherwise is the `fallback`. A loss is reported. What stands in `sessionStore` is the tab's
 * alone.
 */
export function createPersistentStore<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: T,
  storage: SafeStorage = localStore,
): DeviceStore<T> {
  const listeners = new Set<() => void>();
  let known: { raw: string | null; value: T } = { raw: null, value: fallback };

  const parse = (raw: string | null): T => {
    const stored = parseJson(raw);
    let result = v.safeParse(schema, stored);
    if (!result.success && raw && stored !== null) reportLoss({ key, kind: 'notRead' });
    while (!result.success && dropBrokenRows(result.issues)) result = v.safeParse(schema, stored);
    return result.success ? result.output : fallback;
  };

  const read = () => {
    const raw = storage.get(key);
    if (raw !== known.raw) known = { raw, value: parse(raw) };
    return known.value;
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
        // `null`: the whole storage was cleared.
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
