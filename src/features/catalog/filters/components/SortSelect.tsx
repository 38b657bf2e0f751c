import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { sortOrders } from '../filterUrl';
import type { SortOrder } from '../filterUrl';
import type { ChangeListing } from '../useListing';

const Label = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  whiteSpace: 'nowrap',
  color: theme.vars?.palette.text.secondary,
}));

const Select = styled('select')(({ theme }) => ({
  minHeight: 44,
  padding: '0 12px',
  border: '1px solid',
  borderColor: theme.vars?.palette.divider,
  borderRadius: 999,
  font: 'inherit',
  fontWeight: 600,
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  cursor: 'pointer',
}));

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
      <Select
        value={value}
        onChange={(event) => {
          const sort = event.target.value as SortOrder;
          change(() => ({ sort }));
        }}
      >
        {Object.entries(sortOrders).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </Select>
    </Label>
  );
});
