import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { sortOrders } from '../filterUrl';
import type { SortOrder } from '../filterUrl';
import type { ChangeListing } from '../useListing';

const Label = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  '&::after': {
    content: '""',
    position: 'absolute',
    right: 18,
    width: 8,
    height: 8,
    border: 'solid currentcolor',
    borderWidth: '0 2px 2px 0',
    transform: 'translateY(-2px) rotate(45deg)',
    pointerEvents: 'none',
  },
}));

const Select = styled('select')(({ theme }) => ({
  appearance: 'none',
  minWidth: 0,
  minHeight: 44,
  padding: '0 38px 0 16px',
  border: '1px solid',
  borderColor: theme.vars.palette.divider,
  borderRadius: 999,
  font: 'inherit',
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
}));

/**
 * The order of the listing. MUI's NativeSelect is 7 KB (gzip) before the first product, in two more scripts, for which the
 * budget of requests has no room.
 */
export const SortSelect = memo(function SortSelect({
  value,
  change,
}: {
  value: SortOrder;
  change: ChangeListing;
}) {
  return (
    <Label>
      Sort by
      <Select value={value} onChange={(event) => change({ sort: event.target.value as SortOrder })}>
        {Object.entries(sortOrders).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </Select>
    </Label>
  );
});
