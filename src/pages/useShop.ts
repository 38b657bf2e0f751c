import type { Shop } from '@/features/cart/useSendOrder';
import { useSendEnquiryMutation } from '@/features/content/contentApi';
import { useClientInfo } from '@/features/content/clientInfoApi';

/** The supplier, to whom an order goes by chat or as an enquiry. */
export function useShop(): Shop {
  const { name, cellNo } = useClientInfo();
  const [sendEnquiry] = useSendEnquiryMutation();
  return { name, cellNo, sendEnquiry };
}
