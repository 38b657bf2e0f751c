import * as v from 'valibot';
import { Delivery } from '@/shared/contract/delivery';
import { localKeys, localStore, readJson } from '@/shared/storage/webStorage';

const version = 1;
/** All but the remark, which is about one order. */
const Details = v.omit(Delivery, ['remark']);
export type DeliveryDetails = v.InferOutput<typeof Details>;
export const detailNames = Object.keys(Details.entries) as (keyof DeliveryDetails)[];

/** `owner` is the user's id, `''` for a guest: nobody else is offered them. */
const Stored = v.object({ version: v.literal(version), owner: v.string(), details: Details });

/** The details of the last order from this device, where the shopper wanted them kept. */
export function rememberedDelivery(owner: string): DeliveryDetails | undefined {
  const { success, output } = v.safeParse(Stored, readJson(localStore, localKeys.delivery));
  return success && output.owner === owner ? output.details : undefined;
}

export function rememberDelivery(owner: string, delivery: Delivery): void {
  const { remark: _remark, ...details } = delivery;
  localStore.set(localKeys.delivery, JSON.stringify({ version, owner, details }));
}

export const forgetDelivery = (): void => localStore.remove(localKeys.delivery);
