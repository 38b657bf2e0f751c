import Box from '@mui/material/Box';
import { paths } from '@/shared/config/paths';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LinkButton, PlainButton } from '@/shared/ui/PlainButton';
import { QueryView } from '@/shared/ui/QueryView';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { ProductGrid, ProductGridSkeleton } from '../../grid/components/ProductGrid';
import { useProducts } from '../../useCatalog';
import { productsOf } from '../productLists';
import { GoneProducts } from './GoneProducts';

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
                <PlainButton variant="contained" onClick={() => onSave(known)}>
                  Save all to my list
                </PlainButton>
                <LinkButton to={paths.saved.to()}>Open my own list</LinkButton>
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
