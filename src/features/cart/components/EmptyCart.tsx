import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import { paths } from '@/shared/config/paths';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LinkButton } from '@/shared/ui/PlainButton';

export function EmptyCart() {
  return (
    <EmptyState
      icon={<ShoppingBagOutlined aria-hidden />}
      text="Your cart is empty"
      action={
        <LinkButton to={paths.collection.to()} variant="contained">
          Continue Shopping
        </LinkButton>
      }
    />
  );
}
