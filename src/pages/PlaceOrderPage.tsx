import { selectUser } from '@/features/auth/authSlice';
import { Checkout } from '@/features/cart/components/Checkout';
import { useClientInfo } from '@/features/content/useClientInfo';
import { useAppSelector } from '@/shared/lib/storeHooks';
import { PageContainer } from '@/shared/ui/PageContainer';

export function PlaceOrderPage() {
  const user = useAppSelector(selectUser);
  const { name, cellNo } = useClientInfo();
  return (
    <PageContainer>
      <Checkout
        shopper={{
          id: user?.userId ?? '',
          fullName: user?.name ?? '',
          email: user?.email ?? '',
          phone: user?.mobile ?? '',
        }}
        shop={{ name, cellNo }}
      />
    </PageContainer>
  );
}
