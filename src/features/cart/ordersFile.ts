import * as v from 'valibot';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { parseJson } from '@/shared/storage/persistentStore';
import { createOrdersSchema, isOrderReadable, PlacedOrder } from './placedOrders';

/**
 * Returns the text of the file that moves orders to another device. It contains the shop's name,
 * because `parseOrders` refuses orders of another shop. Orders that cannot be read are left out.
 */
export const serializeOrders = (orders: readonly PlacedOrder[]): string =>
  JSON.stringify({
    shop: getRuntimeConfig().brand.name,
    version: 1,
    orders: orders.filter(isOrderReadable),
  });

/**
 * Reads the orders of an exported file. Returns `undefined` if the file is of another kind, from
 * another shop, incomplete or damaged.
 */
export function parseOrders(text: string): PlacedOrder[] | undefined {
  const shop = v.literal(getRuntimeConfig().brand.name);
  const OrdersFile = v.object({ ...createOrdersSchema(PlacedOrder).entries, shop });
  const { success, output } = v.safeParse(OrdersFile, parseJson(text));
  return success ? output.orders : undefined;
}
