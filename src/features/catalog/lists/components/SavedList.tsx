import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import { useHref } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { counted } from '@/shared/format/counted';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { QueryView } from '@/shared/ui/QueryView';
import { ShareButton } from '@/shared/ui/ShareButton';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { ProductGrid, ProductGridSkeleton } from '../../grid/components/ProductGrid';
import { useProducts } from '../../useCatalog';
import { listFragment, productsOf, useList } from '../productLists';
import { useRemoval } from '../useRemoval';
import { GoneProducts } from './GoneProducts';
import { ListBar } from './ListBar';
import { RemoveButton } from './RemoveButton';

/** The products that this device keeps, and what can be done with them; a removal can be undone. */
export function SavedList() {
  const ids = useList('saved');
  const query = useProducts({ skip: ids.length === 0 });
  const { place, said, remove, undo } = useRemoval('saved', ids);
  const path = useHref(paths.saved.to()) + listFragment(ids);
  const count = ids.length > 0 && `${counted(ids.length, 'product')}, kept on this device`;
  return (
    <>
      <ListBar text={said ?? (count || '')} onUndo={said !== undefined && undo}>
        {ids.length > 0 && (
          <>
            <ShareButton label="Share this list" title="Saved products" path={path} />
            <Button onClick={() => remove(ids, 'List cleared.')}>Clear list</Button>
          </>
        )}
      </ListBar>
      {ids.length === 0 ? (
        <EmptyState
          icon={<BookmarkBorderRounded aria-hidden />}
          text="Nothing saved yet. Press Save on a product’s page to find it here again."
          link={{ to: paths.products.to(), variant: 'contained', children: 'See all products' }}
        />
      ) : (
        <QueryView
          query={query}
          skeleton={<ProductGridSkeleton count={Math.min(ids.length, 12)} />}
        >
          {(all) => {
            const { products, gone } = productsOf(ids, all);
            return (
              <div ref={place}>
                <VisuallyHidden component="h2">Products</VisuallyHidden>
                <ProductGrid
                  products={products}
                  actions={({ productId, productName }, index) => (
                    <RemoveButton
                      name={productName}
                      onRemove={() => remove([productId], `${productName} removed.`, index)}
                    />
                  )}
                />
                <GoneProducts
                  count={gone.length}
                  onRemove={() => remove(gone, `${counted(gone.length, 'product')} removed.`)}
                />
              </div>
            );
          }}
        </QueryView>
      )}
    </>
  );
}
