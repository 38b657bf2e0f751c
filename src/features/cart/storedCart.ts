import * as v from 'valibot';
import { CartLine } from '@/shared/contract/cart';
import { createPersistentStore } from '@/shared/storage/persistentStore';
import { localKeys, sessionKeys, sessionStore } from '@/shared/storage/webStorage';
import { mergeLines, addTotal } from './cartLines';

/** Stored cart line. Its total is calculated again, because the stored total may be wrong. */
export const StoredLine = v.pipe(CartLine, v.transform(addTotal));
/**
 * Stored cart lines. Duplicates are merged, because another client may have stored a line twice.
 */
export const StoredLines = v.pipe(
  v.array(StoredLine),
  v.transform((lines) => mergeLines(lines)),
);

const DeviceCart = v.object({ version: v.literal(1), lines: StoredLines });
/**
 * Cart of this device, shared by all tabs and kept when the browser closes. Its value is
 * `undefined` if no cart is stored.
 */
export const deviceCartStore = createPersistentStore<v.InferOutput<typeof DeviceCart> | undefined>(
  localKeys.cart,
  DeviceCart,
  undefined,
);

/**
 * This tab's cart and Buy now item, in sessionStorage under the keys that the contract specifies.
 */
export const sessionCartStore = createPersistentStore(
  sessionKeys.cart,
  StoredLines,
  [],
  sessionStore,
);
export const sessionBuyNowStore = createPersistentStore<CartLine | null>(
  sessionKeys.buyNowItem,
  StoredLine,
  null,
  sessionStore,
);
