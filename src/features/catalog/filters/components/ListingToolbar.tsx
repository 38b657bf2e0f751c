import TuneRounded from '@mui/icons-material/TuneRounded';
import { memo } from 'react';
import { PlainButton } from '@/shared/ui/PlainButton';
import type { SortOrder } from '../filterUrl';
import type { ChangeListing } from '../useListing';
import { Count, Toolbar } from './listingFrame';
import { SortSelect } from './SortSelect';

export const countText = (total: number) =>
  `${String(total)} ${total === 1 ? 'product' : 'products'}`;

interface ListingToolbarProps {
  /** `undefined`: not known yet. */
  total: number | undefined;
  sort: SortOrder;
  change: ChangeListing;
  onOpenFilters: () => void;
}

/** Above the products: the way to the filters on small screens, how many fit, and their order. */
export const ListingToolbar = memo(function ListingToolbar({
  total,
  sort,
  change,
  onOpenFilters,
}: ListingToolbarProps) {
  return (
    <Toolbar>
      <PlainButton
        variant="outlined"
        aria-haspopup="dialog"
        onClick={onOpenFilters}
        sx={{ display: { md: 'none' }, gap: 1, px: 2, bgcolor: 'background.paper' }}
      >
        <TuneRounded aria-hidden fontSize="small" />
        Filters
      </PlainButton>
      <Count role="status">{total !== undefined && countText(total)}</Count>
      <SortSelect
        value={sort}
        onChange={(next) => {
          change(() => ({ sort: next }));
        }}
      />
    </Toolbar>
  );
});
