import * as v from 'valibot';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { maxOrders, PlacedOrder } from './placedOrders';

const shopName = () => runtimeConfig().brand.name;

/** What carries orders to another device: the shop's own, since another's products are not to be had here. */
export const ordersFile = (orders: readonly PlacedOrder[]): string =>
  JSON.stringify({ shop: shopName(), version: 1, orders });

/** The orders of such a file; `undefined` where it is another, or not whole: then none of it counts. */
export function ordersIn(text: string): PlacedOrder[] | undefined {
  const File = v.object({
    shop: v.literal(shopName()),
    version: v.literal(1),
    orders: v.pipe(v.array(PlacedOrder), v.maxLength(maxOrders)),
  });
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), File), text);
  return success ? output.orders : undefined;
}
