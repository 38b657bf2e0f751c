import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import CompareArrowsRounded from '@mui/icons-material/CompareArrowsRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { ProductDetail } from '@/shared/contract/product';
import { ShareButton } from '@/shared/ui/ShareButton';
import { addToList } from '../productLists';
import { useListToggle } from '../useListToggle';
import type { ToggledListName } from '../useListToggle';

interface ListButtonProps {
  list: ToggledListName;
  productId: string;
  icon: ReactNode;
  label: string;
  activeLabel: string;
}

/**
 * Button that adds a product to a list or removes it. While the product is in the list, a link to
 * the list is shown beside the button.
 */
function ListButton({ list, productId, icon, label, activeLabel }: ListButtonProps) {
  const { isListed, count, link, toggle } = useListToggle(list, productId);
  return (
    <>
      <Button
        aria-pressed={isListed}
        startIcon={isListed ? <CheckRounded /> : icon}
        onClick={toggle}
      >
        <span>{isListed ? activeLabel : label}</span>
      </Button>
      {isListed && (
        <Button href={link.to}>
          <span>{`${link.label} (${String(count)})`}</span>
        </Button>
      )}
    </>
  );
}

/**
 * Buttons to save, compare and share a product. Rendering them also adds the product to the
 * recently viewed products.
 */
export function ProductActions({ product }: { product: ProductDetail }) {
  const { productId, productName } = product;
  useEffect(() => void addToList('recent', [productId]), [productId]);
  const { pathname, search } = useLocation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mt: 1, mx: -1 }}>
      <ListButton
        list="saved"
        productId={productId}
        icon={<BookmarkBorderRounded />}
        label="Save"
        activeLabel="Saved"
      />
      <ListButton
        list="compared"
        productId={productId}
        icon={<CompareArrowsRounded />}
        label="Compare"
        activeLabel="Compare"
      />
      {/* The shared link includes the chosen pack and options. */}
      <ShareButton label="Share" title={productName} to={{ pathname, search }} />
    </Box>
  );
}
