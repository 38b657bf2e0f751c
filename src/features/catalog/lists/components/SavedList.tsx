import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { formatCounted } from '@/shared/format/formatCounted';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { showSuccess, toastRequested } from '@/shared/store/toast';
import { EmptyState } from '@/shared/ui/EmptyState';
import { QueryView } from '@/shared/ui/QueryView';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { BestSellers } from '../../grid/components/BestSellers';
import { ProductGrid, ProductGridSkeleton } from '../../grid/components/ProductGrid';
import type { Product } from '../../mergeProducts';
import { useGetProductsQuery } from '../../catalogApi';
import { addToList, listFullText, findProducts } from '../productLists';
import { ProductListPage } from './ProductListPage';
import type { RemoveProducts } from './ProductListPage';
import { RemoveButton } from './RemoveButton';

/** The shopper's saved products, which this device stores. */
export const SavedList = () => (
  <ProductListPage
    list="saved"
    pagePath={paths.saved.to()}
    formatCount={(length) => `${formatCounted(length, 'product')}, saved on this device`}
    shareTexts={{ label: 'Share this list', title: 'Saved products' }}
    clearTexts={{ label: 'Clear list', doneText: 'List cleared.' }}
    emptyState={{
      Icon: BookmarkBorderRounded,
      text: 'Nothing saved yet. Press Save on a product page to keep the product here.',
    }}
    whenEmpty={<BestSellers />}
  >
    {(ids, remove) => <ListedProducts ids={ids} remove={remove} />}
  </ProductListPage>
);

/**
 * A list from a shared link. The shopper's own list stays unchanged until they save these products.
 */
export function SharedList({ ids }: { ids: readonly string[] }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const saveAll = (products: readonly Product[]) => {
    const availableIds = products.map(({ productId }) => productId);
    const areAllSaved = addToList('saved', availableIds);
    const listFullToast = toastRequested({ message: listFullText, variant: 'info' });
    dispatch(areAllSaved ? showSuccess('Saved to your list.') : listFullToast);
    void navigate(paths.saved.to(), { replace: true });
  };
  return (
    <ListedProducts ids={ids}>
      {(products) =>
        products.length === 0 ? (
          <EmptyState
            text="We no longer sell any of these products."
            link={{ href: paths.products.to(), children: 'See all products' }}
          />
        ) : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
            <Button variant="contained" onClick={() => saveAll(products)}>
              Save all to my list
            </Button>
            <Button href={paths.saved.to()}>Open my own list</Button>
          </Box>
        )
      }
    </ListedProducts>
  );
}

interface ListedProductsProps {
  ids: readonly string[];
  remove?: RemoveProducts;
  /** Renders content above the list. `products` are those that are still sold. */
  children?: (products: readonly Product[]) => ReactNode;
}

/** Shows the products of a list, and a note if some are no longer sold. */
function ListedProducts({ ids, remove, children }: ListedProductsProps) {
  return (
    <QueryView
      query={useGetProductsQuery()}
      skeleton={<ProductGridSkeleton count={Math.min(ids.length, 12)} />}
    >
      {(allProducts) => {
        const { products, missingIds } = findProducts(ids, allProducts);
        return (
          <>
            {children?.(products)}
            <VisuallyHidden component="h2">Products</VisuallyHidden>
            <ProductGrid
              products={products}
              renderActions={({ productId, productName: name }, index) =>
                remove && (
                  <RemoveButton
                    name={name}
                    onRemove={() => remove([productId], `${name} removed.`, index)}
                  />
                )
              }
            />
            {missingIds.length > 0 && (remove ?? products.length > 0) && (
              <Typography
                component="div"
                color="textSecondary"
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  columnGap: 1,
                  mt: 3,
                }}
              >
                <span>{`${formatCounted(missingIds.length, 'product')} no longer sold.`}</span>
                {remove && (
                  <Button
                    onClick={() =>
                      remove(missingIds, `${formatCounted(missingIds.length, 'product')} removed.`)
                    }
                  >
                    Remove from list
                  </Button>
                )}
              </Typography>
            )}
          </>
        );
      }}
    </QueryView>
  );
}
