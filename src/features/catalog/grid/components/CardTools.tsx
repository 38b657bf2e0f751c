import CheckRounded from '@mui/icons-material/CheckRounded';
import CompareArrowsRounded from '@mui/icons-material/CompareArrowsRounded';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { useCompare } from '../../lists/useKeep';
import type { Product } from '../../mergeProducts';

/** On the corner of the card's picture, above the link that covers the card. */
const corner = { position: 'absolute', top: 4, right: 4, zIndex: 2 } as const;

/** A small disc that hides little of the picture, within all that can be touched. */
const MenuButton = styled(IconButton)(({ theme: { vars } }) => ({
  ...corner,
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

/** With a mouse a button that shows on hover and focus; else one that opens the menu. */
export const CardTools = memo(function CardTools({ product, onOpenMenu }: CardToolsProps) {
  const hasMouse = useMediaQuery('(hover: hover) and (pointer: fine)', { noSsr: true });
  if (hasMouse) return <OnHover product={product} />;
  return (
    <MenuButton
      aria-label={`Options for ${product.productName}`}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => onOpenMenu(product, currentTarget)}
    >
      <MoreVertRounded />
    </MenuButton>
  );
});

/** A card that nobody points at has no button, and costs nothing. */
function OnHover({ product }: { product: Product }) {
  const mark = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const card = mark.current?.parentElement;
    if (!card) return undefined;
    const show = () => setNear(true);
    const hide = () => {
      if (!card.matches(':hover') && !card.contains(document.activeElement)) setNear(false);
    };
    // Where the focus goes is known after the event.
    const hideSoon = () => void setTimeout(hide);
    const events = { pointerenter: show, focusin: show, pointerleave: hide, focusout: hideSoon };
    for (const [name, react] of Object.entries(events)) card.addEventListener(name, react);
    if (card.matches(':hover')) show();
    return () => {
      for (const [name, react] of Object.entries(events)) card.removeEventListener(name, react);
    };
  }, []);
  return (
    <>
      <span ref={mark} hidden />
      {isNear && <CompareButton product={product} />}
    </>
  );
}

function CompareButton({ product: { productId, productName } }: { product: Product }) {
  const { isOn, toggle } = useCompare(productId);
  return (
    <Button
      variant="outlined"
      aria-pressed={isOn}
      startIcon={isOn ? <CheckRounded /> : <CompareArrowsRounded />}
      onClick={toggle}
      sx={{ ...corner, px: 1.5, bgcolor: 'background.paper' }}
    >
      <span>
        Compare
        <VisuallyHidden>{` ${productName}`}</VisuallyHidden>
      </span>
    </Button>
  );
}
