import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@/shared/config/paths';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { showSuccess } from '@/shared/store/toast';
import { useNear } from '@/shared/timing/useNear';
import { ShareButton } from '@/shared/ui/ShareButton';
import { ProductGrid } from '../../grid/components/ProductGrid';
import { useFactsLines } from '../../grid/useFactsLines';
import { useGetProductsQuery } from '../../catalogApi';
import {
  changeList,
  formatListFragment,
  maxListLength,
  findProducts,
  useList,
} from '../productLists';

/**
 * Shows the products that were viewed on this device, except the product `excludedId`. Renders
 * nothing if there are no such products.
 */
export function RecentlyViewed({ excludedId }: { excludedId?: string }) {
  const { ref, isNear } = useNear();
  const viewedIds = useList('recent');
  const dispatch = useAppDispatch();
  const ids = viewedIds.filter((id) => id !== excludedId).slice(0, maxListLength.recent - 1);
  const factsLineHeight = useFactsLines() ? '64px' : 0;
  const { data } = useGetProductsQuery(undefined, { skip: !isNear || ids.length === 0 });
  const { products } = findProducts(ids, data ?? []);

  const clearViewedProducts = () => {
    changeList('recent', () => []);
    dispatch(showSuccess('Recently viewed products cleared.'));
    // Moves the focus, because the focused button disappears.
    focusPageHeading();
  };

  // Reserves the height of the row of products until they have loaded. They load when the shopper
  // scrolls near this row.
  if (ids.length > 0 && !data)
    return <Box ref={ref} sx={{ minHeight: { xs: 414, sm: 434, md: 442 }, pb: factsLineHeight }} />;
  if (products.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="recent" sx={{ mt: { xs: 6, md: 8 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', mb: { xs: 1, md: 2 } }}>
        <Typography variant="h2" id="recent" sx={{ flex: 1 }}>
          Recently viewed
        </Typography>
        <ShareButton
          label="Share"
          name="Share recently viewed products"
          title="Recently viewed"
          to={paths.saved.to() + formatListFragment(ids)}
        />
        <Button aria-label="Clear recently viewed" sx={{ mr: -1 }} onClick={clearViewedProducts}>
          Clear
        </Button>
      </Box>
      <ProductGrid products={products} scrollsSideways />
    </Box>
  );
}
