import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import { paths } from '@/shared/config/paths';
import { counted } from '@/shared/format/counted';
import { QueryView } from '@/shared/ui/QueryView';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { ProductGrid, ProductGridSkeleton } from '../../grid/components/ProductGrid';
import { useProducts } from '../../catalogApi';
import { productsOf, useList } from '../productLists';
import { GoneProducts } from './GoneProducts';
import { KeptList } from './KeptList';
import { RemoveButton } from './RemoveButton';

/** The products that this device keeps. */
export function SavedList() {
  const query = useProducts({ skip: useList('saved').length === 0 });
  return (
    <KeptList
      list="saved"
      page={paths.saved.to()}
      count={(length) => `${counted(length, 'product')}, kept on this device`}
      share={{ label: 'Share this list', title: 'Saved products' }}
      clear={{ label: 'Clear list', done: 'List cleared.' }}
      empty={{
        icon: <BookmarkBorderRounded aria-hidden />,
        text: 'Nothing saved yet. Press Save on a product’s page to find it here again.',
      }}
    >
      {(ids, remove) => (
        <QueryView
          query={query}
          skeleton={<ProductGridSkeleton count={Math.min(ids.length, 12)} />}
        >
          {(all) => {
            const { products, gone } = productsOf(ids, all);
            return (
              <>
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
              </>
            );
          }}
        </QueryView>
      )}
    </KeptList>
  );
}
