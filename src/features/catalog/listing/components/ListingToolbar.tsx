import TuneRounded from '@mui/icons-material/TuneRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted } from '@/shared/format/counted';
import { Button } from '@/shared/ui/Button';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import { sortOrders } from '../filterUrl';
import type { SortOrder } from '../filterUrl';
import type { ChangeListing } from '../useListing';

interface ListingToolbarProps {
  total: number | undefined;
  sort: SortOrder;
  change: ChangeListing;
  onOpenFilters: () => void;
}

export function ListingToolbar({ total, sort, change, onOpenFilters }: ListingToolbarProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', mb: 2 }}>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        startIcon={<TuneRounded />}
        onClick={onOpenFilters}
        sx={{ display: { md: 'none' }, px: 2, bgcolor: 'background.paper' }}
      >
        Filters
      </Button>
      {/* On narrow screens the order takes a line of its own, rather than this two. */}
      <Typography
        role="status"
        sx={{ flex: 1, minHeight: '1.6em', whiteSpace: 'nowrap', color: 'text.secondary' }}
      >
        {total !== undefined && counted(total, 'product')}
      </Typography>
      <NativeSelect
        label="Sort by"
        options={sortOrders}
        value={sort}
        onChange={(chosen) => change({ sort: chosen })}
      />
    </Box>
  );
}
