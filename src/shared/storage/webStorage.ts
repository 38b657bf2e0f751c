import { inBrowser } from '../browser/inBrowser';
import { removeFolder } from '../config/base';

/**
 * A `Storage` that never throws: where the browser blocks it or it is full, values live in memory until the page goes.
 */
export interface SafeStorage {
  get: (key: string) => string | null;
  /** @returns whether it is stored, rather than in memory only */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
}

/** A value that could not be stored lives in memory only; of one that could not be read, the good part is kept. */
interface StorageLoss {
  key: string;
  kind: 'notStored' | 'notRead';
}

declare global {
  interface WindowEventMap {
    storageloss: CustomEvent<StorageLoss>;
  }
}

/** Fires `storageloss` at the window, but not at once: a component may read while it is drawn. */
export function reportLoss(detail: StorageLoss): void {
  if (!inBrowser) return;
  queueMicrotask(() => window.dispatchEvent(new CustomEvent('storageloss', { detail })));
}

/**
 * @param keepsOlder a failed write leaves the value before it, which is right for a list that then lacks its newest entry
 * alone; else a reload would take it for the present one
 */
export function createSafeStorage(open: () => Storage, keepsOlder = false): SafeStorage {
  const memory = new Map<string, string>();
  /** `undefined` where the storage throws. */
  const attempt = <T>(task: (storage: Storage) => T): T | undefined => {
    try {
      return task(open());
    } catch {
      return undefined;
    }
  };
  const remove = (key: string) => {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key));
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set: (key, value) => {
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (stored) {
        memory.delete(key);
        return true;
      }
      if (!keepsOlder) remove(key);
      memory.set(key, value);
      reportLoss({ key, kind: 'notStored' });
      return false;
    },
    remove,
  };
}

export const sessionStore = createSafeStorage(() => window.sessionStorage);
export const localStore = createSafeStorage(() => window.localStorage, true);

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

/** What is typed in our own forms, beside the session's contract; see `useDraft`. */
export const draftKeys = {
  checkout: removeFolder('checkoutDraft'),
  enquiry: removeFolder('enquiryDraft'),
  profile: removeFolder('profileDraft'),
  quickOrder: removeFolder('quickOrderDraft'),
  neededPieces: removeFolder('neededPiecesDraft'),
} as const;

/** What stays on the device. */
export const localKeys = {
  placedOrders: removeFolder('placedOrders'),
  delivery: removeFolder('deliveryDetails'),
  cart: removeFolder('deviceCart'),
  savedProducts: removeFolder('savedProducts'),
  recentProducts: removeFolder('recentProducts'),
  comparedProducts: removeFolder('comparedProducts'),
  lastSearches: removeFolder('lastSearches'),
} as const;
