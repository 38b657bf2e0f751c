import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import { styled } from '@mui/material/styles';
import { selectCartCount } from '@/features/cart/cartSlice';
import { paths } from '@/shared/config/paths';
import { counted } from '@/shared/format/counted';
import { useAppSelector } from '@/shared/store/storeHooks';
import { IconButton } from '@/shared/ui/Button';
import { Link } from 'react-router-dom';

const Badge = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 2,
  right: 0,
  minWidth: 20,
  padding: '0 6px',
  borderRadius: 10,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '20px',
  textAlign: 'center',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
}));

/** The cart icon with the number of pieces in the cart. */
export function CartLink() {
  const count = useAppSelector(selectCartCount);
  return (
    <IconButton
      component={Link}
      to={paths.cart.to()}
      aria-label={`Cart, ${counted(count, 'item')}`}
    >
      <ShoppingBagOutlined />
      {count > 0 && <Badge aria-hidden>{count > 999 ? '999+' : count}</Badge>}
    </IconButton>
  );
}
