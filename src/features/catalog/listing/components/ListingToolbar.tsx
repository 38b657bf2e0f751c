import { styled } from '@mui/material/styles';
import { counted } from '@/shared/format/counted';
import { Button } from '@/shared/ui/Button';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import { Icon } from '@/shared/ui/Icon';
import type { SortOrder } from '../filterUrl';
import type { ChangeListing } from '../useListing';

const Bar = styled('div')(({ theme: { breakpoints, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginBottom: 16,
  '& > .button': { paddingInline: 16, backgroundColor: vars.palette.background.paper },
  // On phones above the two, which share a row.
  '& > p': { order: -1, flex: '1 0 100%', minHeight: '1.6em', whiteSpace: 'nowrap' },
  '& > label': { flex: 1, justifyContent: 'end' },
  [breakpoints.up('sm')]: {
    gap: 12,
    '& > p': { order: 0, flex: 1 },
    // Of one width, whatever the orders are.
    '& > label': { flex: '0 1 14em' },
  },
  [breakpoints.up('md')]: { '& > .button': { display: 'none' } },
  '@media print': { '& > label': { display: 'none' } },
}));

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
    <Bar>
      <Button variant="outlined" aria-haspopup="dialog" onClick={onOpenFilters}>
        <Icon name="filters" />
        Filters
      </Button>
      <p role="status" className="muted">
        {total !== undefined && counted(total, 'product')}
      </p>
      <NativeSelect
        label="Sort by"
        options={orders}
        value={sort in orders ? sort : 'relevance'}
        onChange={(chosen) => change({ sort: chosen })}
      />
    </Bar>
  );
}
