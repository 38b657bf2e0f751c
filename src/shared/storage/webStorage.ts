import { isBrowser } from '../browser/isBrowser';
import { addFolderPrefix } from '../config/base';

/**
 * A `Storage` that never throws. If storage is blocked or full, values stay in memory until the
 * page is left.
 */
export interface SafeStorage {
  get: (key: string) => string | null;
  /** @returns whether the value is stored, rather than only in memory */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  /** Returns false if the storage throws when it is read. `get` then returns `null`. */
  isReadable: (key: string) => boolean;
}

/**
 * `notStored`: the value is only in memory. `notRead`: the stored value was damaged, and only its
 * valid part is used.
 */
interface StorageLoss {
  key: string;
  kind: 'notStored' | 'notRead';
}

declare global {
  interface WindowEventMap {
    storageloss: CustomEvent<StorageLoss>;
  }
}

/**
 * Dispatches `storageloss` on the window in a microtask, because a component may read a value while
 * it renders.
 */
export function reportLoss(detail: StorageLoss): void {
  if (!isBrowser) return;
  queueMicrotask(() => window.dispatchEvent(new CustomEvent('storageloss', { detail })));
}

/**
 * @param keepsOlder whether the previous value stays if a write fails. This suits a list, which
 * then lacks only its newest entry. For other values it is false, because a reload would treat the
 * previous value as the current value.
 */
export function createSafeStorage(getStorage: () => Storage, keepsOlder = false): SafeStorage {
  const memoryValuesByKey = new Map<string, string>();
  /** Returns `undefined` if the storage throws. */
  const tryStorage = <T>(task: (storage: Storage) => T): T | undefined => {
    try {
      return task(getStorage());
    } catch {
      return undefined;
    }
  };
  const remove = (key: string) => {
    memoryValuesByKey.delete(key);
    tryStorage((storage) => storage.removeItem(key));
  };
  return {
    get: (key) =>
      memoryValuesByKey.get(key) ?? tryStorage((storage) => storage.getItem(key)) ?? null,
    set: (key, value) => {
      const isStored = tryStorage((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) {
        memoryValuesByKey.delete(key);
        return true;
      }
      if (!keepsOlder) remove(key);
      memoryValuesByKey.set(key, value);
      reportLoss({ key, kind: 'notStored' });
      return false;
    },
    remove,
    isReadable: (key) => tryStorage((storage) => storage.getItem(key)) !== undefined,
  };
}

export const sessionStore = createSafeStorage(() => window.sessionStorage);
export const localStore = createSafeStorage(() => window.localStorage, true);

/** Keys in session storage that the contract defines, together with the form of their values. */
export const sessionKeys = {
  accessToken: 'accessToken',
  tokenExpiry: 'tokenExpiry',
  clientInfo: 'clientInfo',
  authUser: 'authUser',
  authToken: 'authToken',
  cart: 'cart',
  buyNowItem: 'buyNowItem',
} as const;

/** The shop's own keys in session storage, for form input. See `useDraft`. */
export const draftKeys = {
  checkout: addFolderPrefix('checkoutDraft'),
  enquiry: addFolderPrefix('enquiryDraft'),
  profile: addFolderPrefix('profileDraft'),
  review: addFolderPrefix('reviewDraft'),
  quickOrder: addFolderPrefix('quickOrderDraft'),
  neededPieces: addFolderPrefix('neededPiecesDraft'),
} as const;

export const localKeys = {
  placedOrders: addFolderPrefix('placedOrders'),
  delivery: addFolderPrefix('deliveryDetails'),
  cart: addFolderPrefix('deviceCart'),
  savedProducts: addFolderPrefix('savedProducts'),
  recentProducts: addFolderPrefix('recentProducts'),
  comparedProducts: addFolderPrefix('comparedProducts'),
  lastSearches: addFolderPrefix('lastSearches'),
} as const;
