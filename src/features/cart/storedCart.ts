import * as v from 'valibot';
import { CartLine } from '@/shared/contract/cart';
import { createPersistentStore } from '@/shared/storage/persistentStore';
import { localKeys, sessionKeys, sessionStore } from '@/shared/storage/webStorage';
import { mergeLines, withTotal } from './cartLines';

/** A line as it was stored, its total reckoned anew. */
export const StoredLine = v.pipe(CartLine, v.transform(withTotal));
/** Another client may have written one thing twice. */
export const StoredLines = v.pipe(
  v.array(StoredLine),
  v.transform((lines) => mergeLines(lines)),
);

const DeviceCart = v.object({ version: v.literal(1), lines: StoredLines });
/** The cart of this device, which all tabs share and which outlives the browser; `undefined`: there is none. */
export const deviceCart = createPersistentStore<v.InferOutput<typeof DeviceCart> | undefined>(
  localKeys.cart,
  DeviceCart,
  undefined,
);

/** The contract's own keys, of this tab. */
export const sessionCart = createPersistentStore(sessionKeys.cart, StoredLines, [], sessionStore);
export const sessionBuyNow = createPersistentStore<CartLine | null>(
  sessionKeys.buyNowItem,
  StoredLine,
  null,
  sessionStore,
);
