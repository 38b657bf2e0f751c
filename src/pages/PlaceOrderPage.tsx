import { selectFormKey, selectUser } from '@/features/auth/authSlice';
import { Checkout } from '@/features/cart/components/Checkout';
import { BestSellers } from '@/features/catalog/grid/components/BestSellers';
import { useAppSelector } from '@/shared/store/storeHooks';
import { PageContainer } from '@/shared/ui/PageContainer';
import { useRevalidateCartLines } from '@/features/catalog/product/useRevalidateCartLines';
import { useClientInfo } from '@/features/content/clientInfoApi';

export default function PlaceOrderPage() {
  // The checkout shows the shop's name and sends orders to its WhatsApp number.
  const { name, cellNo } = useClientInfo();
  return (
    <PageContainer>
      <Checkout
        user={useAppSelector(selectUser)}
        formKey={useAppSelector(selectFormKey)}
        shop={{ name, cellNo }}
        revalidateCartLines={useRevalidateCartLines()}
        whenEmpty={<BestSellers />}
      />
    </PageContainer>
  );
}
