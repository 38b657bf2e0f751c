import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import Badge from '@mui/material/Badge';
import { selectCartCount } from '@/features/cart/cartSlice';
import { paths } from '@/shared/config/paths';
import { useAppSelector } from '@/shared/lib/storeHooks';
import { BarLink } from '@/shared/ui/firstScreenButtons';

/** The cart icon with the number of pieces in the cart; a change is announced. */
export function CartLink() {
  const count = useAppSelector(selectCartCount);
  const label = `Cart, ${String(count)} ${count === 1 ? 'item' : 'items'}`;
  return (
    <BarLink to={paths.cart.to()} aria-label={label}>
      <Badge badgeContent={count} max={999} color="primary" aria-hidden>
        <ShoppingBagOutlined />
      </Badge>
    </BarLink>
  );
}
