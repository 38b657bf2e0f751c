import { styled } from '@mui/material/styles';
import { paths } from '@/shared/config/paths';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { successToast } from '@/shared/store/toast';
import { useNear } from '@/shared/timing/useNear';
import { Button } from '@/shared/ui/Button';
import { ShareButton } from '@/shared/ui/ShareButton';
import { ProductGrid } from '../../grid/components/ProductGrid';
import { useFactsLines } from '../../grid/useFactsLines';
import { useProducts } from '../../catalogApi';
import { changeList, listFragment, mostIn, productsOf, useList } from '../productLists';

const Viewed = styled('section')(({ theme: { breakpoints } }) => ({
  marginTop: 48,
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', marginBottom: 8 },
  '& > div > h2': { flex: 1 },
  // One row that scrolls sideways, whatever the screen.
  '& > ul[data-columns]': {
    display: 'flex',
    gap: 12,
    overflowX: 'auto',
    paddingBottom: 8,
    '& > li': { flex: '0 0 160px', contentVisibility: 'visible' },
    [breakpoints.up('sm')]: { '& > li': { flex: '0 0 200px' } },
  },
  [breakpoints.up('md')]: { marginTop: 64, '& > div': { marginBottom: 16 } },
}));

/** The room of the row, until the shopper comes near. */
const Room = styled('div')(({ theme: { breakpoints } }) => ({
  minHeight: 400,
  [breakpoints.up('sm')]: { minHeight: 424 },
  [breakpoints.up('md')]: { minHeight: 432 },
}));

/** The products whose pages were seen on this device; nothing where there are none. */
export function RecentlyViewed({ except }: { except?: string }) {
  const { ref, near } = useNear();
  const viewed = useList('recent');
  const dispatch = useAppDispatch();
  const ids = viewed.filter((id) => id !== except).slice(0, mostIn.recent - 1);
  const room = useFactsLines() ? '40px' : 0;
  const { data } = useProducts({ skip: !near || ids.length === 0 });
  const { products } = productsOf(ids, data ?? []);

  const clear = () => {
    changeList('recent', () => []);
    dispatch(successToast('Recently viewed products cleared.'));
    // The button that had the focus is gone.
    focusPageHeading();
  };

  if (ids.length > 0 && !data) return <Room ref={ref} style={{ paddingBottom: room }} />;
  if (products.length === 0) return null;
  return (
    <Viewed aria-labelledby="recent">
      <div>
        <h2 id="recent">Recently viewed</h2>
        <ShareButton
          label="Share"
          name="Share recently viewed"
          title="Recently viewed"
          to={paths.saved.to() + listFragment(ids)}
        />
        <Button aria-label="Clear recently viewed" style={{ marginRight: -8 }} onClick={clear}>
          Clear
        </Button>
      </div>
      <ProductGrid products={products} columns={6} />
    </Viewed>
  );
}
