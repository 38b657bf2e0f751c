import TuneRounded from '@mui/icons-material/TuneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatCounted } from '@/shared/format/formatCounted';
import { SelectField } from '@/shared/ui/SelectField';
import { useCardFacts } from '../../grid/useFactsLines';
import { NeededPiecesField } from '../../quantity/components/NeededPiecesField';
import type { SortOrder } from '../filterUrl';
import type { ChangeListing } from '../useListing';

interface ListingToolbarProps {
  productCount: number | undefined;
  sort: SortOrder;
  sortLabels: Partial<Record<SortOrder, string>>;
  change: ChangeListing;
  onOpenFilters: () => void;
}

/** Styles for controls that share one line if there is space, and wrap otherwise. */
const groupStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: '4px 12px', sm: 1.5 },
} as const;

export function ListingToolbar({
  productCount,
  sort,
  sortLabels,
  change,
  onOpenFilters,
}: ListingToolbarProps) {
  // The number of pieces only affects prices on cards. If the cards show none, its field is hidden.
  const showsPrices = useCardFacts() !== undefined;
  return (
    <Box sx={[groupStyles, { justifyContent: 'end', mb: 2 }]}>
      {/* On phones, the product count and the quantity field are above the filter button and the
         sort field. On wider screens, they are on the same line if there is space. */}
      <Box sx={[groupStyles, { flex: { xs: '1 0 100%', sm: '1 1 auto' } }]}>
        <Typography
          role="status"
          color="textSecondary"
          sx={{
            flex: { xs: '1 0 100%', sm: 1 },
            minHeight: '1.6em',
            whiteSpace: 'nowrap',
          }}
        >
          {productCount !== undefined && formatCounted(productCount, 'product')}
        </Typography>
        {showsPrices && (
          <Box sx={{ flex: { xs: '1 0 100%', sm: 'none' } }}>
            <NeededPiecesField />
          </Box>
        )}
      </Box>
      <Box sx={[groupStyles, { flex: { xs: '1 0 100%', sm: '0 1 auto' } }]}>
        <Button
          variant="outlined"
          startIcon={<TuneRounded />}
          aria-haspopup="dialog"
          onClick={onOpenFilters}
          sx={{ display: { md: 'none' }, px: 2, bgcolor: 'background.paper' }}
        >
          Filters
        </Button>
        <SelectField
          label="Sort by"
          options={sortLabels}
          value={sort in sortLabels ? sort : 'relevance'}
          onChange={(sortOrder) => change({ sort: sortOrder })}
          sx={{
            flex: { xs: '1 1 11em', sm: 'none' },
            width: { sm: '14em' },
            justifyContent: 'end',
            '@media print': { display: 'none' },
          }}
        />
      </Box>
    </Box>
  );
}
