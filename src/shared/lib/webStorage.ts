import { base } from '../config/base';

/**
 * A `Storage` that never throws: where the browser blocks it or it is full, values live in memory until the page goes.
 */
export interface SafeStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
}

type Listener = (key: string, value: string) => void;
const listeners = new Set<Listener>();

/** Tells of each value that could not be stored, and so lives in memory only. Returns the way to stop. */
export function onNotStored(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

interface Options {
  /** A failed write leaves the value before it, which is right for a list that then lacks its newest entry alone. */
  keepsOlder?: boolean;
}

export function createSafeStorage(open: () => Storage, { keepsOlder }: Options = {}): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(task: (storage: Storage) => T, otherwise: T): T => {
    try {
      return task(open());
    } catch {
      return otherwise;
    }
  };
  const erase = (key: string) => {
    attempt((storage) => storage.removeItem(key), undefined);
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set: (key, value) => {
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (stored) {
        memory.delete(key);
        return;
      }
      memory.set(key, value);
      // Else a reload would take it for the present one.
      if (!keepsOlder) erase(key);
      for (const listener of listeners) listener(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      erase(key);
    },
  };
}

export const sessionStore = createSafeStorage(() => window.sessionStorage);
export const localStore = createSafeStorage(() => window.localStorage, { keepsOlder: true });

/** The contract's own keys, with raw values. */
export const sessionKeys = {
  accessToken: 'accessToken',
  tokenExpiry: 'tokenExpiry',
  clientInfo: 'clientInfo',
  authUser: 'authUser',
  authToken: 'authToken',
  cart: 'cart',
  buyNowItem: 'buyNowItem',
} as const;

/** Shops in two folders of one host share its storage. */
const own = (key: string): string => (base === '/' ? key : base + key);

/** What is typed in our own forms, beside the session's contract; see `useDraft`. */
export const draftKeys = {
  checkout: own('checkoutDraft'),
  enquiry: own('enquiryDraft'),
  profile: own('profileDraft'),
} as const;

export const localKeys = { placedOrders: own('placedOrders') } as const;

/** The parsed value of a JSON key; `undefined` where it is absent or no JSON. */
export function readJson(store: SafeStorage, key: string): unknown {
  const raw = store.get(key);
  if (raw === null) return undefined;
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return undefined;
  }
}
