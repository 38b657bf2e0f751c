import * as v from 'valibot';
import { CartLine } from '@/shared/contract/cart';
import { createPersistentStore } from '@/shared/storage/persistentStore';
import { localKeys, sessionKeys, sessionStore } from '@/shared/storage/webStorage';
import { mergeLines, addTotal } from './cartLines';

/** Stored line with its total calculated again. */
export const StoredLine = v.pipe(CartLine, v.transform(addTotal));
/** Merges duplicates, because another client may have stored a line twice. */
export const StoredLines = v.pipe(
  v.array(StoredLine),
  v.transform((lines) => mergeLines(lines)),
);

const DeviceCart = v.object({ version: v.literal(1), lines: StoredLines });
/**
 * Cart of this device, shared by all tabs and kept when the browser closes. `undefined` if no cart
 * is stored.
 */
export const deviceCart = createPersistentStore<v.InferOutput<typeof DeviceCart> | undefined>(
  localKeys.cart,
  DeviceCart,
  undefined,
);

/** The cart and the Buy now item under the session keys of the contract, for this tab only. */
export const sessionCart = createPersistentStore(sessionKeys.cart, StoredLines, [], sessionStore);
export const sessionBuyNow = createPersistentStore<CartLine | null>(
  sessionKeys.buyNowItem,
  StoredLine,
  null,
  sessionStore,
);
