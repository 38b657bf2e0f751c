import { OrderList } from '@/features/cart/components/OrderList';
import { useClientInfo } from '@/features/content/useClientInfo';
import { usePageHead } from '@/shared/lib/pageHead';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';

export function OrdersPage() {
  usePageHead({ title: 'My Orders', noIndex: true });
  const { cellNo } = useClientInfo();
  return (
    <PageContainer>
      <PageHeading>My Orders</PageHeading>
      <OrderList cellNo={cellNo} />
    </PageContainer>
  );
}
