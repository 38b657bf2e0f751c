import * as v from 'valibot';
import { Delivery } from '@/shared/contract/delivery';
import { createPersistentStore } from '@/shared/storage/persistentStore';
import { localKeys } from '@/shared/storage/webStorage';

/** All delivery details except those that concern a single order. */
const Details = v.omit(Delivery, ['remark', 'purchaseOrder', 'preferredDay']);

/** `owner` is the user's id, or `''` for a guest. The details are offered to nobody else. */
const StoredDelivery = v.object({ version: v.literal(1), owner: v.string(), details: Details });
const store = createPersistentStore<v.InferOutput<typeof StoredDelivery> | undefined>(
  localKeys.delivery,
  StoredDelivery,
  undefined,
);

/**
 * Returns the saved details of the last order, which prefill the form of the next order. Returns
 * `undefined` if none are saved for this owner.
 */
export function readRememberedDelivery(owner: string): v.InferOutput<typeof Details> | undefined {
  const storedDelivery = store.read();
  return storedDelivery?.owner === owner ? storedDelivery.details : undefined;
}

export function rememberDelivery(owner: string, delivery: Delivery): void {
  store.update(() => ({ version: 1, owner, details: v.parse(Details, delivery) }));
}

export const forgetDelivery = (): void => {
  store.update(() => undefined);
};
