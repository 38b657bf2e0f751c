import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import CompareArrowsRounded from '@mui/icons-material/CompareArrowsRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import type { ProductDetail } from '@/shared/contract/product';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { toastRequested, topicSettled } from '@/shared/store/toast';
import { ShareButton } from '@/shared/ui/ShareButton';
import { addToList, listIsFull, removeFromList, useList } from '../productLists';
import type { ListName } from '../productLists';
import { comparisonIsFull } from '../useKeep';

interface ListButtonProps {
  list: ListName;
  productId: string;
  /** To the list, beside the button of what is on it. */
  link: { label: string; to: string };
  full: string;
  icon: ReactNode;
  label: string;
  labelOn: string;
}

/** Puts a product on a list, to which a link leads then, and takes it off. */
function ListButton({ list, productId, link, full, ...look }: ListButtonProps) {
  const dispatch = useAppDispatch();
  const ids = useList(list);
  const isOn = ids.includes(productId);
  const add = () => {
    if (addToList(list, [productId])) return;
    dispatch(toastRequested({ message: full, variant: 'info', topic: list, link }));
  };
  const remove = () => {
    removeFromList(list, [productId]);
    dispatch(topicSettled(list));
  };
  return (
    <>
      <Button
        aria-pressed={isOn}
        startIcon={isOn ? <CheckRounded /> : look.icon}
        onClick={isOn ? remove : add}
      >
        <span>{isOn ? look.labelOn : look.label}</span>
      </Button>
      {isOn && (
        <Button href={link.to}>
          <span>{`${link.label} (${String(ids.length)})`}</span>
        </Button>
      )}
    </>
  );
}

/** What can be done with a product beside buying it, which counts as viewed here. */
export function KeepButtons({ product }: { product: ProductDetail }) {
  const { productId, productName } = product;
  useEffect(() => void addToList('recent', [productId]), [productId]);
  const { pathname, search } = useLocation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mt: 1, mx: -1 }}>
      <ListButton
        list="saved"
        productId={productId}
        link={{ label: 'View list', to: paths.saved.to() }}
        full={listIsFull}
        icon={<BookmarkBorderRounded />}
        label="Save"
        labelOn="Saved"
      />
      <ListButton
        list="compared"
        productId={productId}
        link={{ label: 'Open comparison', to: paths.compare.to() }}
        full={comparisonIsFull}
        icon={<CompareArrowsRounded />}
        label="Compare"
        labelOn="Compare"
      />
      {/* With the pack and the options that are picked. */}
      <ShareButton label="Share" title={productName} to={{ pathname, search }} />
    </Box>
  );
}
