import { selectUser } from '@/features/auth/authSlice';
import { Checkout } from '@/features/cart/components/Checkout';
import { useAppSelector } from '@/shared/store/storeHooks';
import { PageContainer } from '@/shared/ui/PageContainer';
import { useFreshLines } from './useFreshLines';
import { useShop } from './useShop';

export default function PlaceOrderPage() {
  const user = useAppSelector(selectUser);
  return (
    <PageContainer>
      <Checkout
        shopper={{
          id: user?.userId ?? '',
          fullName: user?.name ?? '',
          email: user?.email ?? '',
          phone: user?.mobile ?? '',
        }}
        shop={useShop()}
        askFreshLines={useFreshLines()}
      />
    </PageContainer>
  );
}
