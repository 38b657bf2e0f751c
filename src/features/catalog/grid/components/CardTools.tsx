import CheckRounded from '@mui/icons-material/CheckRounded';
import CompareArrowsRounded from '@mui/icons-material/CompareArrowsRounded';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo } from 'react';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { useListToggle } from '../../lists/useListToggle';
import type { Product } from '../../mergeProducts';

/** The z-index puts the card's buttons in front of the link that covers the whole card. */
const cornerStyles = { position: 'absolute', top: 4, right: 4, zIndex: 2 } as const;

/**
 * The padding enlarges the touch target, but has no background. So only the small disc inside the
 * padding covers the picture.
 */
const MenuButton = styled(IconButton)(({ theme: { vars } }) => ({
  ...cornerStyles,
  top: 0,
  right: 0,
  padding: 8,
  backgroundClip: 'content-box',
  backgroundColor: vars.palette.background.paper,
}));

interface CardToolsProps {
  product: Product;
  onOpenMenu: (product: Product, anchor: HTMLElement) => void;
}

/**
 * On a device with a mouse, shows a Compare button while the pointer or the focus is on the card.
 * On other devices, shows a button that opens the menu of the card.
 */
export const CardTools = memo(function CardTools({ product, onOpenMenu }: CardToolsProps) {
  const hasMouse = useMediaQuery('(hover: hover) and (pointer: fine)', { noSsr: true });
  if (hasMouse) return <CompareButton product={product} />;
  return (
    <MenuButton
      aria-label={`Actions for ${product.productName}`}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => onOpenMenu(product, currentTarget)}
    >
      <MoreVertRounded />
    </MenuButton>
  );
});

function CompareButton({ product: { productId, productName } }: { product: Product }) {
  const { isListed, toggle } = useListToggle('compared', productId, { saysAdded: true });
  return (
    <Button
      variant="outlined"
      aria-pressed={isListed}
      startIcon={isListed ? <CheckRounded /> : <CompareArrowsRounded />}
      onClick={toggle}
      sx={{
        ...cornerStyles,
        px: 1.5,
        bgcolor: 'background.paper',
        opacity: 'var(--card-tools, 0)',
      }}
    >
      <span>
        Compare
        <VisuallyHidden>{` ${productName}`}</VisuallyHidden>
      </span>
    </Button>
  );
}
