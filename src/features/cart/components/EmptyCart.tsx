import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { EmptyState } from '@/shared/ui/EmptyState';

export function EmptyCart() {
  return (
    <EmptyState
      icon={<ShoppingBagOutlined aria-hidden />}
      text="Your cart is empty"
      action={
        <Button component={RouterLink} to={paths.collection.to()} variant="contained">
          Continue Shopping
        </Button>
      }
    />
  );
}
