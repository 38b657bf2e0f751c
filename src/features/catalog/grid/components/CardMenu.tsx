import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useOverlay } from '@/shared/navigation/overlayHistory';
import { useListToggle } from '../../lists/useListToggle';
import type { Product } from '../../mergeProducts';

interface CardMenuProps {
  product: Product;
  anchor: HTMLElement;
  open: boolean;
  onClose: () => void;
}

/** Menu of the card whose button was pressed last. */
export function CardMenu({
  product: { productId, productName },
  anchor,
  open,
  onClose,
}: CardMenuProps) {
  useOverlay(open, onClose);
  const compare = useListToggle('compared', productId, { saysAdded: true });
  const save = useListToggle('saved', productId, { saysAdded: true });
  const item = (text: string, toggle: () => void) => (
    <MenuItem
      onClick={() => {
        onClose();
        toggle();
      }}
    >
      <span>{text}</span>
    </MenuItem>
  );
  return (
    <Menu
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': `Options for ${productName}` } }}
    >
      {item(compare.isOn ? 'Remove from comparison' : 'Compare', compare.toggle)}
      {item(save.isOn ? 'Remove from saved products' : 'Save', save.toggle)}
    </Menu>
  );
}
