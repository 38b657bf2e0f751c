import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import { paths } from '@/shared/config/paths';
import { EmptyState } from '@/shared/ui/EmptyState';

export function EmptyCart() {
  return (
    <EmptyState
      Icon={ShoppingBagOutlined}
      text="Your cart is empty"
      link={{ href: paths.collection.to(), variant: 'contained', children: 'Continue Shopping' }}
    />
  );
}
