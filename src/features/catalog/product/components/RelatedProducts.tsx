import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import type { ProductDetail } from '@/shared/contract/product';
import { QueryView } from '@/shared/ui/QueryView';
import { relatedTo } from '../../mergeProducts';
import { useProducts } from '../../catalogApi';
import { ProductGrid, ProductGridSkeleton } from '../../grid/components/ProductGrid';

const Section = styled('section')(({ theme: { breakpoints } }) => ({
  marginTop: 48,
  '& h2': { marginBottom: 16 },
  [breakpoints.up('md')]: { marginTop: 64, '& h2': { marginBottom: 24 } },
}));

export function RelatedProducts({ product }: { product: ProductDetail }) {
  const query = useProducts();
  const { data } = query;
  const related = useMemo(() => data && relatedTo(data, product), [data, product]);
  if (!product.productCategoryName || related?.length === 0) return null;

  return (
    <Section aria-labelledby="related">
      <h2 id="related">Related products</h2>
      <QueryView query={query} skeleton={<ProductGridSkeleton count={6} columns={6} />}>
        {() => related && <ProductGrid products={related} columns={6} />}
      </QueryView>
    </Section>
  );
}
