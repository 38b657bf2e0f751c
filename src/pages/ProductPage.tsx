import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { catalogApi, useGetProductQuery } from '@/features/catalog/catalogApi';
import { getErrorMessage } from '@/shared/api/apiError';
import { paths } from '@/shared/config/paths';
import { decodeProductId } from '@/shared/navigation/productId';
import { usePageHead } from '@/shared/navigation/pageHead';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';
import { StaleNote } from '@/shared/ui/QueryView';
import { preloadProductTexts, ProductHead } from './product/lazyTexts';
import { ProductSkeleton } from './product/ProductSkeleton';
import { ProductView } from './product/ProductView';

const notFoundText = 'Product not found';

export function prefetch({ Id = '' }: Readonly<{ Id?: string }>) {
  preloadProductTexts();
  const id = decodeProductId(Id);
  return id === undefined ? [] : [catalogApi.util.prefetch('getProduct', id, {})];
}

/** Page at `/product/:Id`. If the id cannot be decoded, no product is requested. */
export default function ProductPage() {
  const { Id = '' } = useParams();
  const id = useMemo(() => decodeProductId(Id), [Id]);
  const productQuery = useGetProductQuery(id ?? skipToken);
  const { currentData, error, isFetching, refetch } = productQuery;
  const isGone = id === undefined || currentData === null;
  const hasFailed = Boolean(error) && !isFetching;

  return (
    <PageContainer>
      {isGone && <ProductNotFound />}
      {currentData && (
        <>
          <ProductHead product={currentData} />
          <StaleNote query={productQuery} />
          <ProductView key={currentData.productId} product={currentData} />
        </>
      )}
      {!isGone && !currentData && !hasFailed && <LoadingProduct />}
      {!isGone && !currentData && hasFailed && (
        <FailedProduct message={getErrorMessage(error)} onRetry={() => void refetch()} />
      )}
    </PageContainer>
  );
}

function LoadingProduct() {
  usePageHead(undefined);
  return <ProductSkeleton />;
}

function ProductNotFound() {
  usePageHead({ title: notFoundText, noIndex: true });
  return (
    <>
      <PageHeading sx={{ textAlign: 'center', mb: 0 }}>{notFoundText}</PageHeading>
      <EmptyState
        text="It may have a new name, or we no longer sell it."
        link={{ href: paths.products.to(), variant: 'contained', children: 'See all products' }}
      />
    </>
  );
}

function FailedProduct({ message, onRetry }: { message: string; onRetry: () => void }) {
  usePageHead({});
  return (
    <>
      <PageHeading>Product</PageHeading>
      <ErrorState message={`Error: ${message}`} onRetry={onRetry} />
    </>
  );
}
