import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import type { DrawerProps } from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useOverlay } from '../navigation/overlayHistory';

interface SheetProps extends Pick<DrawerProps, 'anchor' | 'sx' | 'children'> {
  title: string;
  open: boolean;
  onClose: () => void;
}

/** A dialog that slides in from an edge of the screen. `sx` applies to its paper. */
export function Sheet({ title, anchor, open, onClose, sx, children }: SheetProps) {
  useOverlay(open, onClose);
  return (
    <Drawer
      anchor={anchor}
      open={open}
      // A key press that a control inside the sheet has already handled, for example to close a
      // list, must not close the sheet as well.
      onClose={(event: Event) => event.defaultPrevented || onClose()}
      transitionDuration={200}
      // The focus returns to the page while the sheet slides away. Without this option, the page
      // would still be hidden from screen readers.
      ModalProps={{ closeAfterTransition: false }}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': title, sx } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', flex: 'none', height: 64, pl: 2.5, pr: 1 }}>
        <Typography variant="h3" component="p" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton aria-label={`Close ${title.toLowerCase()}`} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  );
}
