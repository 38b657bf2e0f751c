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

/** Menu to compare or save a product. It belongs to the card whose menu button was pressed last. */
export function CardMenu({
  product: { productId, productName },
  anchor,
  open,
  onClose,
}: CardMenuProps) {
  useOverlay(open, onClose);
  const compareToggle = useListToggle('compared', productId, { saysAdded: true });
  const saveToggle = useListToggle('saved', productId, { saysAdded: true });
  const renderItem = (text: string, toggle: () => void) => (
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
      slotProps={{ list: { 'aria-label': `Actions for ${productName}` } }}
    >
      {renderItem(
        compareToggle.isListed ? 'Remove from comparison' : 'Compare',
        compareToggle.toggle,
      )}
      {renderItem(saveToggle.isListed ? 'Remove from saved products' : 'Save', saveToggle.toggle)}
    </Menu>
  );
}
