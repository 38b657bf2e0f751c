import TuneRounded from '@mui/icons-material/TuneRounded';
import { memo } from 'react';
import { counted } from '@/shared/format/counted';
import { Button } from '@/shared/ui/Button';
import type { SortOrder } from '../filterUrl';
import type { ChangeListing } from '../useListing';
import { SortSelect } from './SortSelect';

interface ListingToolbarProps {
  total: number | undefined;
  sort: SortOrder;
  change: ChangeListing;
  onOpenFilters: () => void;
}

const FilterButton = memo(function FilterButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="outlined"
      aria-haspopup="dialog"
      onClick={onClick}
      sx={{ display: { md: 'none' }, px: 2, bgcolor: 'background.paper' }}
    >
      <TuneRounded aria-hidden fontSize="small" />
      Filters
    </Button>
  );
});

export const ListingToolbar = memo(function ListingToolbar({
  total,
  sort,
  change,
  onOpenFilters,
}: ListingToolbarProps) {
  return (
    <div className="toolbar">
      <FilterButton onClick={onOpenFilters} />
      <p className="total" role="status">
        {total !== undefined && counted(total, 'product')}
      </p>
      <SortSelect value={sort} change={change} />
    </div>
  );
});
