import { styled } from '@mui/material/styles';
import { counted } from '@/shared/format/counted';
import { Button } from '@/shared/ui/Button';
import { NativeSelect } from '@/shared/ui/NativeSelect';
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
        <svg className="icon" viewBox="0 0 24 24" aria-hidden>
          <path d="M3 18c0 .55.45 1 1 1h5v-2H4c-.55 0-1 .45-1 1M3 6c0 .55.45 1 1 1h9V5H4c-.55 0-1 .45-1 1m10 14v-1h7c.55 0 1-.45 1-1s-.45-1-1-1h-7v-1c0-.55-.45-1-1-1s-1 .45-1 1v4c0 .55.45 1 1 1s1-.45 1-1M7 10v1H4c-.55 0-1 .45-1 1s.45 1 1 1h3v1c0 .55.45 1 1 1s1-.45 1-1v-4c0-.55-.45-1-1-1s-1 .45-1 1m14 2c0-.55-.45-1-1-1h-9v2h9c.55 0 1-.45 1-1m-5-3c.55 0 1-.45 1-1V7h3c.55 0 1-.45 1-1s-.45-1-1-1h-3V4c0-.55-.45-1-1-1s-1 .45-1 1v4c0 .55.45 1 1 1" />
        </svg>
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
