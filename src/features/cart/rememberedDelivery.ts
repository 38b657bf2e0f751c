import * as v from 'valibot';
import { Delivery } from '@/shared/contract/delivery';
import { createPersistentStore } from '@/shared/storage/persistentStore';
import { localKeys } from '@/shared/storage/webStorage';

/** All delivery details except those that concern a single order. */
const RememberedDetails = v.omit(Delivery, ['remark', 'purchaseOrder', 'preferredDay']);

/** `owner` comes from `getStorageOwner`. The details are offered to nobody else. */
const StoredDelivery = v.object({
  version: v.literal(1),
  owner: v.string(),
  details: RememberedDetails,
});
const deliveryStore = createPersistentStore<v.InferOutput<typeof StoredDelivery> | undefined>(
  localKeys.delivery,
  StoredDelivery,
  undefined,
);

/**
 * Returns the saved details of the last order, which prefill the form of the next order. Returns
 * `undefined` if none are saved for this owner.
 */
export function readRememberedDelivery(
  owner: string,
): v.InferOutput<typeof RememberedDetails> | undefined {
  const storedDelivery = deliveryStore.read();
  return storedDelivery?.owner === owner ? storedDelivery.details : undefined;
}

export function rememberDelivery(owner: string, delivery: Delivery): void {
  deliveryStore.update(() => ({
    version: 1,
    owner,
    details: v.parse(RememberedDetails, delivery),
  }));
}

/** Removes the saved details if they belong to one of these owners. */
export const forgetDelivery = (owners: readonly string[]): void => {
  deliveryStore.update((delivery) =>
    delivery && owners.includes(delivery.owner) ? undefined : delivery,
  );
};
