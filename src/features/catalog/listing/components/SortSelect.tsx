import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import { memo } from 'react';
import { sortOrders } from '../filterUrl';
import type { SortOrder } from '../filterUrl';
import type { ChangeListing } from '../useListing';

const pill = {
  ml: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 999,
  fontWeight: 600,
  bgcolor: 'background.paper',
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '&&& select': { height: 42, p: '0 38px 0 16px', '&:focus': { background: 'none' } },
  '& svg': { right: 10, fontSize: 24 },
} as const;

export const SortSelect = memo(function SortSelect({
  value,
  change,
}: {
  value: SortOrder;
  change: ChangeListing;
}) {
  return (
    <Box component="label" sx={{ whiteSpace: 'nowrap', color: 'text.secondary' }}>
      Sort by
      <NativeSelect
        disableUnderline
        IconComponent={ExpandMoreRounded}
        value={value}
        onChange={(event) => {
          change({ sort: event.target.value as SortOrder });
        }}
        sx={pill}
      >
        {Object.entries(sortOrders).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
});
