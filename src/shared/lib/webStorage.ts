/**
 * A `Storage` that never throws: where the browser blocks it or it is full, values live in memory until the page goes.
 */
export interface SafeStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
}

export function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(task: (storage: Storage) => T, otherwise: T): T => {
    try {
      return task(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set: (key, value) => {
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => {
        storage.removeItem(key);
      }, undefined);
    },
  };
}

/** Session storage holds exactly the keys of section 3, as raw values (design 4). */
export const sessionStore = createSafeStorage(() => window.sessionStorage);
export const localStore = createSafeStorage(() => window.localStorage);

export const sessionKeys = {
  accessToken: 'accessToken',
  tokenExpiry: 'tokenExpiry',
  clientInfo: 'clientInfo',
  authUser: 'authUser',
  authToken: 'authToken',
  cart: 'cart',
  buyNowItem: 'buyNowItem',
} as const;

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
