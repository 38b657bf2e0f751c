import Box from '@mui/material/Box';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { QueryView } from '@/shared/ui/QueryView';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { ProductGrid, ProductGridSkeleton } from '../../grid/components/ProductGrid';
import { useProducts } from '../../catalogApi';
import { productsOf } from '../productLists';
import { GoneProducts } from './GoneProducts';
import { Link } from 'react-router-dom';

interface SharedListProps {
  ids: readonly string[];
  onSave: (ids: readonly string[]) => void;
}

/** A list that came by a link: it changes nothing of the shopper's own until that is wanted. */
export function SharedList({ ids, onSave }: SharedListProps) {
  return (
    <QueryView
      query={useProducts()}
      skeleton={<ProductGridSkeleton count={Math.min(ids.length, 12)} />}
    >
      {(all) => {
        const { products, gone } = productsOf(ids, all);
        const known = products.map(({ productId }) => productId);
        return (
          <>
            {known.length === 0 ? (
              <EmptyState
                text="None of these products is sold any longer."
                link={{ to: paths.products.to(), children: 'See all products' }}
              />
            ) : (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
                <Button variant="contained" onClick={() => onSave(known)}>
                  Save all to my list
                </Button>
                <Button component={Link} to={paths.saved.to()}>
                  Open my own list
                </Button>
              </Box>
            )}
            <VisuallyHidden component="h2">Products</VisuallyHidden>
            <ProductGrid products={products} />
            {known.length > 0 && <GoneProducts count={gone.length} />}
          </>
        );
      }}
    </QueryView>
  );
}
