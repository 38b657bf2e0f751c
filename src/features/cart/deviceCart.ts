import * as v from 'valibot';
import type { CartLine } from '@/shared/contract/cart';
import { createSafeStorage, localKeys, readJson } from '@/shared/storage/webStorage';
import { readLines } from './storedLines';

const version = 1;
const Stored = v.object({ version: v.literal(version), lines: v.array(v.unknown()) });

/** Without room for the cart as it is, none is kept here: the session's is the newer one then. */
export const deviceStore = createSafeStorage(() => window.localStorage);

/** The cart of this device, which all tabs share and which outlives the browser; `undefined`: there is none. */
export function readDeviceCart(): ReturnType<typeof readLines> | undefined {
  const stored = v.safeParse(Stored, readJson(deviceStore, localKeys.cart));
  return stored.success ? readLines(stored.output.lines) : undefined;
}

export const writeDeviceCart = (lines: readonly CartLine[]): void =>
  void deviceStore.set(localKeys.cart, JSON.stringify({ version, lines }));

/** Whether the device really holds it: what could not be stored leaves nothing there. */
export function isCartOnDevice(): boolean {
  try {
    return window.localStorage.getItem(localKeys.cart) !== null;
  } catch {
    return false;
  }
}
