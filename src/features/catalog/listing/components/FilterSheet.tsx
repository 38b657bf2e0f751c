import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { createContext, memo, use } from 'react';
import type { ReactNode } from 'react';
import { counted } from '@/shared/lib/counted';
import { OverlayEntry } from '@/shared/ui/OverlayEntry';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';

interface FrameProps {
  open: boolean;
  onClose: () => void;
}

interface Content {
  /** How many products the filters let through; unknown while a search is under way. */
  total: number | undefined;
  children: ReactNode;
}

const Content = createContext<Content>({ total: undefined, children: null });

/** The filter panel of small screens, over the lower part of the page. */
export function FilterSheet({ open, onClose, ...content }: FrameProps & Content) {
  return (
    <Content value={content}>
      <Frame open={open} onClose={onClose} />
    </Content>
  );
}

const Panel = () => use(Content).children;

function Total() {
  const { total } = use(Content);
  return total === undefined ? 'Show products' : `Show ${counted(total, 'product')}`;
}

function Announced() {
  const { total } = use(Content);
  return total === undefined ? '' : counted(total, 'product');
}

/** Drawn once: a tick changes what is in it, and a drawer has many parts. */
const Frame = memo(function Frame({ open, onClose }: FrameProps) {
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
        <Panel />
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
          <Total />
        </Button>
        {/* The page's own count is hidden behind the sheet. */}
        <VisuallyHidden role="status">
          <Announced />
        </VisuallyHidden>
      </Box>
    </Drawer>
  );
});
