import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { counted } from '@/shared/format/counted';
import { Button } from '@/shared/ui/Button';
import { Sheet } from '@/shared/ui/Sheet';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';

interface FilterSheetProps {
  open: boolean;
  total: number | undefined;
  onClose: () => void;
  children: ReactNode;
}

const corner = 'calc(var(--mui-shape-borderRadius) * 4 / 3)';

export function FilterSheet({ open, total, onClose, children }: FilterSheetProps) {
  const products = total === undefined ? undefined : counted(total, 'product');
  return (
    <Sheet
      title="Filters"
      anchor="bottom"
      open={open}
      onClose={onClose}
      sx={{ maxHeight: '85dvh', borderRadius: `${corner} ${corner} 0 0` }}
    >
      <Box sx={{ overflowY: 'auto', overscrollBehavior: 'contain', px: 1.5, pb: 1 }}>
        {children}
      </Box>
      <Box
        sx={{
          p: 2,
          pb: 'calc(16px + env(safe-area-inset-bottom))',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Button variant="contained" fullWidth onClick={onClose}>
          {`Show ${products ?? 'products'}`}
        </Button>
        {/* The page's own count is hidden behind the sheet. */}
        <VisuallyHidden role="status">{products}</VisuallyHidden>
      </Box>
    </Sheet>
  );
}
