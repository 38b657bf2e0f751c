import { addToCart } from '@/features/cart/addToCart';
import { QuickOrder } from '@/features/catalog/quickOrder/components/QuickOrder';
import { usePageHead } from '@/shared/navigation/pageHead';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';

export { prefetchProducts as prefetch } from '@/features/catalog/catalogApi';

export default function QuickOrderPage() {
  usePageHead({ title: 'Quick order' });
  const dispatch = useAppDispatch();
  return (
    <PageContainer>
      <PageHeading style={{ marginBottom: 8 }}>Quick order</PageHeading>
      <p className="muted" style={{ marginBottom: 24 }}>
        Find a product, say how many packs or pieces, and press Enter for the next row.
      </p>
      <QuickOrder onAdd={(lines) => dispatch(addToCart(lines))} />
    </PageContainer>
  );
}
