import { paths } from '@/shared/config/paths';
import { counted } from '@/shared/format/counted';
import { useAppSelector } from '@/shared/store/storeHooks';
import { ShareButton } from '@/shared/ui/ShareButton';
import { cartFragment } from '../cartLink';
import { selectLines } from '../cartSlice';

export function ShareCart() {
  const lines = useAppSelector(selectLines);
  const { fragment, count } = cartFragment(lines);
  if (count === 0) return null;
  const label = count < lines.length ? `Share ${counted(count, 'product')}` : 'Share cart';
  return <ShareButton label={label} title="Shopping cart" to={paths.cart.to() + fragment} />;
}
