import { ProductListing } from '@/features/catalog/filters/components/ProductListing';
import { PageContainer } from '@/shared/ui/PageContainer';

/** The product listing with its filters. */
export function ProductsPage() {
  return (
    <PageContainer>
      <ProductListing />
    </PageContainer>
  );
}
