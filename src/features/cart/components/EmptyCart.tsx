import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import { paths } from '@/shared/config/paths';
import { EmptyState } from '@/shared/ui/EmptyState';

export function EmptyCart() {
  return (
    <EmptyState
      icon={<ShoppingBagOutlined aria-hidden />}
      text="Your cart is empty"
      link={{ to: paths.collection.to(), variant: 'contained', children: 'Continue Shopping' }}
    />
  );
}
