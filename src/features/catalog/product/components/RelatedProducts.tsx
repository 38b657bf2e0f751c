import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { ProductDetail } from '@/shared/contract/product';
import { QueryView } from '@/shared/ui/QueryView';
import { selectRelated } from '../../mergeProducts';
import { useGetProductsQuery } from '../../catalogApi';
import { ProductGrid, ProductGridSkeleton } from '../../grid/components/ProductGrid';

export function RelatedProducts({ product }: { product: ProductDetail }) {
  const productsQuery = useGetProductsQuery();
  const { data } = productsQuery;
  const relatedProducts = useMemo(() => data && selectRelated(data, product), [data, product]);
  if (!product.productCategoryName || relatedProducts?.length === 0) return null;

  return (
    <Box component="section" aria-labelledby="related" sx={{ mt: { xs: 6, md: 8 } }}>
      <Typography id="related" variant="h2" sx={{ mb: { xs: 2, md: 3 } }}>
        Related products
      </Typography>
      <QueryView query={productsQuery} skeleton={<ProductGridSkeleton count={6} columns={6} />}>
        {() => relatedProducts && <ProductGrid products={relatedProducts} columns={6} />}
      </QueryView>
    </Box>
  );
}
