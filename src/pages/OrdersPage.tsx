import { OrderList } from '@/features/cart/components/OrderList';
import { useClientInfo } from '@/features/content/useClientInfo';
import { usePageTitle } from '@/shared/lib/usePageTitle';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';

export function OrdersPage() {
  usePageTitle('My Orders');
  const { cellNo } = useClientInfo();
  return (
    <PageContainer>
      <PageHeading>My Orders</PageHeading>
      <OrderList cellNo={cellNo} />
    </PageContainer>
  );
}
