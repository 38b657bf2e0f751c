import { selectUser } from '@/features/auth/authSlice';
import { getDeliveryDate } from '@/features/cart/deliveryDate';
import { readRememberedDelivery } from '@/features/cart/rememberedDelivery';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { useAppSelector } from '@/shared/store/storeHooks';
import { now } from '@/shared/timing/clock';

/** When an order of today reaches the shopper's city, or the first city that the shop names; empty if not promised. */
export function useArrival(): string {
  const user = useAppSelector(selectUser);
  const [firstCity = ''] = Object.keys(getRuntimeConfig().brand.service.days);
  const city = readRememberedDelivery(user?.userId ?? '')?.city ?? firstCity;
  return getDeliveryDate(city, now());
}
