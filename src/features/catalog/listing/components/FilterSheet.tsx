import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { counted } from '@/shared/lib/counted';
import { OverlayEntry } from '@/shared/ui/OverlayEntry';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';

interface FilterSheetProps {
  open: boolean;
  /** How many products the filters let through; unknown while a search is under way. */
  total: number | undefined;
  onClose: () => void;
  children: ReactNode;
}

export function FilterSheet({ open, total, onClose, children }: FilterSheetProps) {
  const products = total === undefined ? undefined : counted(total, 'product');
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      transitionDuration={200}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Filters',
          sx: { maxHeight: '85dvh', borderRadius: '16px 16px 0 0' },
        },
      }}
    >
      {open && <OverlayEntry onClose={onClose} />}
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 2.5, pr: 1, py: 1 }}>
        <Typography component="p" variant="h3" sx={{ flex: 1 }}>
          Filters
        </Typography>
        <IconButton aria-label="Close filters" onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Box>
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
          Show {products ?? 'products'}
        </Button>
        {/* The page's own count is hidden behind the sheet. */}
        <VisuallyHidden role="status">{products}</VisuallyHidden>
      </Box>
    </Drawer>
  );
}
