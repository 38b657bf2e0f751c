import { styled } from '@mui/material/styles';
import { sortOrders } from '../filterUrl';
import type { SortOrder } from '../filterUrl';

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

export function SortSelect({
  value,
  onChange,
}: {
  value: SortOrder;
  onChange: (sort: SortOrder) => void;
}) {
  return (
    <Label>
      Sort by
      <Select
        value={value}
        onChange={(event) => {
          onChange(event.target.value as SortOrder);
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
}
