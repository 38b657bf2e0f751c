import { BestSellers } from '@/features/catalog/grid/components/BestSellers';
import { OrderList } from '@/features/cart/components/OrderList';
import { usePageHead } from '@/shared/navigation/pageHead';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';
import { QuickOrderLink } from './QuickOrderLink';

export default function OrdersPage() {
  usePageHead({ title: 'My Orders' });
  return (
    <PageContainer>
      <PageHeading>My Orders</PageHeading>
      <OrderList whenEmpty={<BestSellers />} />
      <QuickOrderLink />
    </PageContainer>
  );
}
