import { selectUser } from '@/features/auth/authSlice';
import { formatDeliveryDate } from '@/features/cart/deliveryDate';
import { readRememberedDelivery } from '@/features/cart/rememberedDelivery';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { getStorageOwner } from '@/shared/contract/signedInUser';
import { useAppSelector } from '@/shared/store/storeHooks';
import { useNow } from '@/shared/timing/useNow';

/**
 * Returns a text with the delivery date of an order that is placed today, for the shopper's saved
 * city or else the first configured city. It is `''` if `config.js` has no delivery time for the
 * city.
 */
export function useArrival(): string {
  const currentTime = useNow();
  const user = useAppSelector(selectUser);
  const [firstCity = ''] = Object.keys(getRuntimeConfig().brand.service.days);
  const city = readRememberedDelivery(getStorageOwner(user))?.city ?? firstCity;
  return formatDeliveryDate(city, currentTime);
}
