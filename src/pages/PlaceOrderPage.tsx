import { selectUser } from '@/features/auth/authSlice';
import { Checkout } from '@/features/cart/components/Checkout';
import { BestSellers } from '@/features/catalog/grid/components/BestSellers';
import { useAppSelector } from '@/shared/store/storeHooks';
import { PageContainer } from '@/shared/ui/PageContainer';
import { useFreshLines } from './useFreshLines';
import { useShop } from './useShop';

export default function PlaceOrderPage() {
  return (
    <PageContainer>
      <Checkout
        user={useAppSelector(selectUser)}
        shop={useShop()}
        askFreshLines={useFreshLines()}
        whenEmpty={<BestSellers />}
      />
    </PageContainer>
  );
}
