import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import BookmarkRounded from '@mui/icons-material/BookmarkRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import CompareArrowsRounded from '@mui/icons-material/CompareArrowsRounded';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import type { ProductDetail } from '@/shared/contract/product';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { toastRequested, topicSettled } from '@/shared/store/toast';
import { Button } from '@/shared/ui/Button';
import { ShareButton } from '@/shared/ui/ShareButton';
import { changeList, hasRoom, listIsFull, mostIn, readList, useList } from '../productLists';
import type { ListName } from '../productLists';

/** Puts a product on a list and takes it off, and says so with a link to the list. */
function useToggle(list: ListName, productId: string, link: { label: string; to: string }) {
  const dispatch = useAppDispatch();
  const isOn = useList(list).includes(productId);
  const toggle = (texts: { added: (count: number) => string; full: string }) => {
    // Another tab may just have changed it.
    const now = readList(list);
    const fits = hasRoom(list, now, [productId]);
    const message = fits ? texts.added(now.length + 1) : texts.full;
    const variant = fits ? 'success' : 'info';
    if (isOn) dispatch(topicSettled(list));
    else dispatch(toastRequested({ message, variant, topic: list, link }));
    changeList(list, isOn ? 'remove' : 'add', [productId]);
  };
  return { isOn, toggle };
}

const savedLink = { label: 'View list', to: paths.saved.to() };

function SaveButton({ productId }: { productId: string }) {
  const { isOn, toggle } = useToggle('saved', productId, savedLink);
  return (
    <Button
      aria-pressed={isOn}
      onClick={() => toggle({ added: () => 'Saved to your list.', full: listIsFull })}
    >
      {isOn ? <BookmarkRounded /> : <BookmarkBorderRounded />}
      {isOn ? 'Saved' : 'Save'}
    </Button>
  );
}

const comparedLink = { label: 'Open comparison', to: paths.compare.to() };

function CompareButton({ productId }: { productId: string }) {
  const { isOn, toggle } = useToggle('compared', productId, comparedLink);
  const most = String(mostIn.compared);
  return (
    <Button
      aria-pressed={isOn}
      onClick={() =>
        toggle({
          added: (count) => `${String(count)} of ${most} products to compare.`,
          full: `You compare ${most} products already, which is the most.`,
        })
      }
    >
      {isOn ? <CheckRounded /> : <CompareArrowsRounded />}
      Compare
    </Button>
  );
}

/** What can be done with a product beside buying it, which counts as viewed here. */
export function KeepButtons({ product }: { product: ProductDetail }) {
  const { productId, productName } = product;
  useEffect(() => changeList('recent', 'add', [productId]), [productId]);
  // With the pack and the options that are picked.
  const { pathname, search } = useLocation();
  const path = useHref({ pathname, search });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mt: 1, mx: -1 }}>
      <SaveButton productId={productId} />
      <CompareButton productId={productId} />
      <ShareButton label="Share" title={productName} path={path} />
    </Box>
  );
}
