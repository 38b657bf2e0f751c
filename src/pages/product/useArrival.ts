import { selectUser } from '@/features/auth/authSlice';
import { deliveryBy } from '@/features/cart/deliveryBy';
import { rememberedDelivery } from '@/features/cart/rememberedDelivery';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { useAppSelector } from '@/shared/store/storeHooks';
import { now } from '@/shared/timing/clock';

/** When an order of today reaches the shopper's city, or the first city that the shop names; empty if not promised. */
export function useArrival(): string {
  const user = useAppSelector(selectUser);
  const [firstCity = ''] = Object.keys(runtimeConfig().brand.service.days);
  const city = rememberedDelivery(user?.userId ?? '')?.city ?? firstCity;
  return deliveryBy(city, now());
}
