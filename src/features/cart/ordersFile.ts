import * as v from 'valibot';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { parseJson } from '@/shared/storage/persistentStore';
import { KeptOrders } from './placedOrders';
import type { PlacedOrder } from './placedOrders';

/** What carries orders to another device. It names the shop: in another its products would be others. */
export const serializeOrders = (orders: readonly PlacedOrder[]): string =>
  JSON.stringify({ shop: getRuntimeConfig().brand.name, version: 1, orders });

/** The orders of such a file; `undefined` where it is another, or not whole: then none of it counts. */
export function parseOrders(text: string): PlacedOrder[] | undefined {
  const shop = v.literal(getRuntimeConfig().brand.name);
  const File = v.object({ ...KeptOrders.entries, shop });
  const { success, output } = v.safeParse(File, parseJson(text));
  return success ? output.orders : undefined;
}
