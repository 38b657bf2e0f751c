import Typography from '@mui/material/Typography';
import { addToCart } from '@/features/cart/addToCart';
import { catalogApi } from '@/features/catalog/catalogApi';
import { QuickOrder } from '@/features/catalog/quickOrder/components/QuickOrder';
import { usePageHead } from '@/shared/navigation/pageHead';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';

export const prefetch = () => [catalogApi.util.prefetch('getProducts', undefined, {})];

export const heading = 'Quick order';

export default function QuickOrderPage() {
  usePageHead({ title: heading });
  const dispatch = useAppDispatch();
  return (
    <PageContainer>
      <PageHeading sx={{ mb: 1 }}>{heading}</PageHeading>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        Find a product, enter how many packs or pieces you need, and press Enter for the next row.
      </Typography>
      <QuickOrder
        onAdd={(lines) => {
          const packCount = lines.reduce((sum, { quantity }) => sum + quantity, 0);
          // The toast states the number of packs, because the badge of the cart counts packs, too.
          dispatch(addToCart(lines, packCount, 'pack'));
        }}
      />
    </PageContainer>
  );
}
