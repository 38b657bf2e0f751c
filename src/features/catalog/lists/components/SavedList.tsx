import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { counted } from '@/shared/lib/counted';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PlainButton } from '@/shared/ui/PlainButton';
import { QueryView } from '@/shared/ui/QueryView';
import { ShareButton } from '@/shared/ui/ShareButton';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { ProductGrid, ProductGridSkeleton } from '../../grid/components/ProductGrid';
import { useProducts } from '../../useCatalog';
import { useChangeListMutation, useGetListQuery } from '../listsApi';
import { listFragment, productsOf } from '../productLists';
import { GoneProducts } from './GoneProducts';
import { RemoveCard } from './RemoveCard';

const focusHeading = () => document.querySelector<HTMLElement>('[data-page-heading]')?.focus();

/** The products that this device keeps, and what can be done with them; a removal can be undone. */
export function SavedList() {
  const { data: ids } = useGetListQuery('saved');
  const query = useProducts({ skip: !ids?.length });
  const [changeList] = useChangeListMutation();
  const [removal, setRemoval] = useState<{ text: string; before: readonly string[] }>();
  const path = useHref(paths.saved.to()) + listFragment(ids ?? []);
  const list = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number>(undefined);

  const count = ids?.length;
  useEffect(() => {
    if (removedAt.current === undefined) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove-card]') ?? [];
    const next = buttons[Math.min(removedAt.current, buttons.length - 1)];
    if (next) next.focus();
    else focusHeading();
    removedAt.current = undefined;
  }, [count]);

  if (!ids) return null;
  const remove = (gone: readonly string[], text: string) => {
    setRemoval({ text, before: ids });
    void changeList({ list: 'saved', change: 'remove', ids: gone });
  };
  const undo = () => {
    void changeList({ list: 'saved', change: 'restore', ids: removal?.before ?? [] });
    setRemoval(undefined);
    focusHeading();
  };
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          minHeight: 44,
          mb: 2,
        }}
      >
        <Box sx={{ flex: '1 1 200px', color: 'text.secondary' }}>
          <span role="status">
            {removal?.text ??
              (ids.length > 0 && `${counted(ids.length, 'product')}, kept on this device`)}
          </span>
          {removal && <PlainButton onClick={undo}>Undo</PlainButton>}
        </Box>
        {ids.length > 0 && (
          <>
            <ShareButton label="Share this list" title="Saved products" path={path} />
            <PlainButton
              onClick={() => {
                remove(ids, 'List cleared.');
                focusHeading();
              }}
            >
              Clear list
            </PlainButton>
          </>
        )}
      </Box>
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
              <div ref={list}>
                <VisuallyHidden component="h2">Products</VisuallyHidden>
                <ProductGrid
                  products={products}
                  actions={({ productId, productName }, index) => (
                    <RemoveCard
                      name={productName}
                      onRemove={() => {
                        removedAt.current = index;
                        remove([productId], `${productName} removed.`);
                      }}
                    />
                  )}
                />
                <GoneProducts
                  count={gone.length}
                  onRemove={() => {
                    remove(gone, `${counted(gone.length, 'product')} removed.`);
                    focusHeading();
                  }}
                />
              </div>
            );
          }}
        </QueryView>
      )}
    </>
  );
}
