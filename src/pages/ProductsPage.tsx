import { usePageTitle } from '@/shared/lib/usePageTitle';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';

/** The product listing with its filters. */
export function ProductsPage() {
  usePageTitle('Products');
  return (
    <PageContainer>
      <PageHeading>Products</PageHeading>
    </PageContainer>
  );
}
