import { selectUser } from '@/features/auth/authSlice';
import { BestSellers } from '@/features/catalog/grid/components/BestSellers';
import { OrderList } from '@/features/cart/components/OrderList';
import { useAppSelector } from '@/shared/store/storeHooks';
import { usePageHead } from '@/shared/navigation/pageHead';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';
import { QuickOrderLink } from '@/features/catalog/quickOrder/components/QuickOrderLink';

export const heading = 'My Orders';

export default function OrdersPage() {
  usePageHead({ title: heading });
  return (
    <PageContainer>
      <PageHeading>{heading}</PageHeading>
      <OrderList user={useAppSelector(selectUser)} whenEmpty={<BestSellers />} />
      <QuickOrderLink />
    </PageContainer>
  );
}
