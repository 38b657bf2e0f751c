import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import BookmarkRounded from '@mui/icons-material/BookmarkRounded';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import type { ProductDetail } from '@/shared/contract/product';
import { useAppDispatch } from '@/shared/lib/storeHooks';
import { toastRequested, topicSettled } from '@/shared/lib/toast';
import { PlainButton } from '@/shared/ui/PlainButton';
import { ShareButton } from '@/shared/ui/ShareButton';
import { useChangeListMutation, useGetListQuery } from '../listsApi';
import { hasRoom, listIsFull } from '../productLists';

const keptToast = (message: string, variant: 'success' | 'info' = 'success') =>
  toastRequested({
    message,
    variant,
    topic: 'saved',
    link: { label: 'View list', to: paths.saved.to() },
  });

function SaveButton({ productId }: { productId: string }) {
  const dispatch = useAppDispatch();
  const { data: saved = [] } = useGetListQuery('saved');
  const [changeList] = useChangeListMutation();
  const isSaved = saved.includes(productId);
  const toggle = () => {
    if (isSaved) dispatch(topicSettled('saved'));
    else if (hasRoom('saved', saved, [productId])) dispatch(keptToast('Saved to your list.'));
    else dispatch(keptToast(listIsFull, 'info'));
    void changeList({ list: 'saved', change: isSaved ? 'remove' : 'add', ids: [productId] });
  };
  return (
    <PlainButton aria-pressed={isSaved} onClick={toggle}>
      {isSaved ? <BookmarkRounded /> : <BookmarkBorderRounded />}
      {isSaved ? 'Saved' : 'Save'}
    </PlainButton>
  );
}

/** What can be done with a product beside buying it. Where they come, the product counts as viewed. */
export function KeepButtons({ product }: { product: ProductDetail }) {
  const { productId, productName } = product;
  const [changeList] = useChangeListMutation();
  useEffect(() => {
    void changeList({ list: 'recent', change: 'add', ids: [productId] });
  }, [changeList, productId]);
  // With the pack and the options that are picked.
  const { pathname, search } = useLocation();
  const path = useHref({ pathname, search });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mx: -1 }}>
      <SaveButton productId={productId} />
      <ShareButton label="Share" title={productName} path={path} />
    </Box>
  );
}
