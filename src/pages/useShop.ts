import type { Shop } from '@/features/cart/useSendOrder';
import { useClientInfo } from '@/features/content/clientInfoApi';

/** The supplier, to whom an order goes by chat or as an enquiry. */
export function useShop(): Shop {
  const { name, cellNo } = useClientInfo();
  return { name, cellNo };
}
