import { useNavigate } from 'react-router-dom';
import type { SentCart } from '@/features/cart/cartLink';
import { SharedCart } from '@/features/cart/components/SharedCart';
import { paths } from '@/shared/config/paths';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { useFreshLines } from '../useFreshLines';

/** The cart of a link. Decided on, it leaves the address. */
export function OpenedCart({ cart }: { cart: SentCart }) {
  const navigate = useNavigate();
  return (
    <SharedCart
      cart={cart}
      askFreshLines={useFreshLines()}
      onDone={() => {
        void navigate(paths.cart.to(), { replace: true });
        // The button that was pressed is gone.
        focusPageHeading();
      }}
    />
  );
}
