import { paths } from '@/shared/config/paths';
import { formatCounted } from '@/shared/format/formatCounted';
import { useAppSelector } from '@/shared/store/storeHooks';
import { ShareButton } from '@/shared/ui/ShareButton';
import { formatCartFragment } from '../cartLink';
import { selectLines } from '../cartSlice';

export function ShareCart() {
  const lines = useAppSelector(selectLines);
  const { fragment, count } = formatCartFragment(lines);
  if (count === 0) return null;
  const label = count < lines.length ? `Share ${formatCounted(count, 'product')}` : 'Share cart';
  return <ShareButton label={label} title="Shopping cart" to={paths.cart.to() + fragment} />;
}
