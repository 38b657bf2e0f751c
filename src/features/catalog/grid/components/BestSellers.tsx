import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useGetProductsQuery } from '../../catalogApi';
import { selectBestSellers } from '../../mergeProducts';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid';

/**
 * Shows the best sellers on pages that have no other products to show, such as an empty category.
 * Renders nothing if there are no best sellers or if the products cannot be loaded.
 */
export function BestSellers() {
  const id = useId();
  const { data, error } = useGetProductsQuery();
  const products = data && selectBestSellers(data);
  if (products?.length === 0 || (!products && error)) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography id={id} variant="h2" sx={{ mb: { xs: 2, md: 3 } }}>
        Best sellers
      </Typography>
      {products ? <ProductGrid products={products} /> : <ProductGridSkeleton count={4} />}
    </Box>
  );
}
