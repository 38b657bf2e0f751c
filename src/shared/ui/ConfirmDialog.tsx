import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useOverlay } from '../navigation/overlayHistory';
import { shortScreen } from './screens';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text?: string;
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId();
  useOverlay(open, onCancel);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      // As in `Sheet`, screen readers can read the page at once when the dialog closes.
      closeAfterTransition={false}
      role="alertdialog"
      aria-describedby={text ? id : undefined}
      maxWidth="xs"
      fullWidth
      slotProps={{
        paper: {
          // The buttons would leave a long text no room, so both scroll together.
          sx: { [shortScreen]: { my: 1, maxHeight: 'calc(100% - 16px)', display: 'block' } },
        },
      }}
    >
      <DialogTitle>{title}</DialogTitle>
      {text && (
        <DialogContent>
          <DialogContentText id={id}>{text}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap' }}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="contained" color="error" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
