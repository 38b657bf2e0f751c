import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { formatCounted } from '@/shared/format/formatCounted';
import { Sheet } from '@/shared/ui/Sheet';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';

interface FilterSheetProps {
  open: boolean;
  productCount: number | undefined;
  onClose: () => void;
  children: ReactNode;
}

export function FilterSheet({ open, productCount, onClose, children }: FilterSheetProps) {
  const countText = productCount === undefined ? undefined : formatCounted(productCount, 'product');
  return (
    <Sheet
      title="Filters"
      anchor="bottom"
      open={open}
      onClose={onClose}
      sx={{ maxHeight: '85dvh' }}
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
          <span>{`Show ${countText ?? 'products'}`}</span>
        </Button>
        {/* The sheet hides the product count of the page, so screen readers need it here. */}
        <VisuallyHidden role="status">{countText}</VisuallyHidden>
      </Box>
    </Sheet>
  );
}
