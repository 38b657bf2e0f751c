import TuneRounded from '@mui/icons-material/TuneRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted } from '@/shared/format/counted';
import { Button } from '@/shared/ui/Button';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import type { SortOrder } from '../filterUrl';
import type { ChangeListing } from '../useListing';

interface ListingToolbarProps {
  total: number | undefined;
  sort: SortOrder;
  orders: Partial<Record<SortOrder, string>>;
  change: ChangeListing;
  onOpenFilters: () => void;
}

export function ListingToolbar({
  total,
  sort,
  orders,
  change,
  onOpenFilters,
}: ListingToolbarProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: '4px 12px', sm: 1.5 },
        mb: 2,
        // Of one width, whatever the orders are.
        '& > .button': { display: { md: 'none' }, px: 2, bgcolor: 'background.paper' },
        '& > label': { flex: { xs: 1, sm: '0 1 14em' }, justifyContent: 'end' },
      }}
    >
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        startIcon={<TuneRounded />}
        onClick={onOpenFilters}
      >
        Filters
      </Button>
      {/* On phones above the two, which share a row. */}
      <Typography
        role="status"
        sx={{
          flex: { xs: '1 0 100%', sm: 1 },
          order: { xs: -1, sm: 0 },
          minHeight: '1.6em',
          whiteSpace: 'nowrap',
          color: 'text.secondary',
        }}
      >
        {total !== undefined && counted(total, 'product')}
      </Typography>
      <NativeSelect
        label="Sort by"
        options={orders}
        value={sort in orders ? sort : 'relevance'}
        onChange={(chosen) => change({ sort: chosen })}
      />
    </Box>
  );
}
