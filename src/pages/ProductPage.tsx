import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { catalogApi, useProduct } from '@/features/catalog/catalogApi';
import { getProductHead } from '@/features/catalog/product/productHead';
import { getErrorMessage } from '@/shared/api/apiError';
import { paths } from '@/shared/config/paths';
import { decodeProductId } from '@/shared/navigation/productId';
import { usePageHead } from '@/shared/navigation/pageHead';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';
import { StaleNote } from '@/shared/ui/QueryView';
import { ProductSkeleton } from './product/ProductSkeleton';
import { ProductView } from './product/ProductView';

const notFoundText = 'Product not found';

export function prefetch({ Id = '' }: Readonly<{ Id?: string }>) {
  const id = decodeProductId(Id);
  return id === undefined ? [] : [catalogApi.util.prefetch('getProduct', id, {})];
}

/** Page at `/product/:Id`. If the id cannot be decoded, no product is requested. */
export default function ProductPage() {
  const { Id = '' } = useParams();
  const id = useMemo(() => decodeProductId(Id), [Id]);
  const productQuery = useProduct(id);
  const { currentData, error, isFetching, refetch } = productQuery;
  const isGone = id === undefined || currentData === null;
  const head = useMemo(() => currentData && getProductHead(currentData), [currentData]);
  const hasFailed = Boolean(error) && !isFetching;
  usePageHead(
    isGone ? { title: notFoundText, noIndex: true } : (head ?? (hasFailed ? {} : undefined)),
  );

  return (
    <PageContainer>
      {isGone && (
        <>
          <PageHeading sx={{ textAlign: 'center', mb: 0 }}>{notFoundText}</PageHeading>
          <EmptyState
            text="It may have a new name, or we no longer sell it."
            link={{ href: paths.products.to(), variant: 'contained', children: 'See all products' }}
          />
        </>
      )}
      {currentData && (
        <>
          <StaleNote query={productQuery} />
          <ProductView key={currentData.productId} product={currentData} />
        </>
      )}
      {!isGone && !currentData && !hasFailed && <ProductSkeleton />}
      {!isGone && !currentData && hasFailed && (
        <>
          <PageHeading>Product</PageHeading>
          <ErrorState message={`Error: ${getErrorMessage(error)}`} onRetry={() => void refetch()} />
        </>
      )}
    </PageContainer>
  );
}
