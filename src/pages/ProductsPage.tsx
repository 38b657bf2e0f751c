import { catalogApi } from '@/features/catalog/catalogApi';
import { ProductListing } from '@/features/catalog/filters/components/ProductListing';
import { ifNotFresh } from '@/shared/api/baseApi';
import type { AppDispatch } from '@/shared/lib/storeHooks';
import { PageContainer } from '@/shared/ui/PageContainer';

export function askFirst(dispatch: AppDispatch): void {
  dispatch(catalogApi.util.prefetch('getProducts', undefined, ifNotFresh));
  dispatch(catalogApi.util.prefetch('getAreas', undefined, ifNotFresh));
  dispatch(catalogApi.util.prefetch('getCategories', undefined, ifNotFresh));
  dispatch(catalogApi.util.prefetch('getSubCategories', undefined, ifNotFresh));
}

/** The product listing with its filters. */
export function ProductsPage() {
  return (
    <PageContainer>
      <ProductListing />
    </PageContainer>
  );
}
