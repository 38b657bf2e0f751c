import CloseRounded from '@mui/icons-material/CloseRounded';
import type { SxProps, Theme } from '@mui/material/styles';
import { IconButton } from '@/shared/ui/Button';
import { mergeSx } from '@/shared/ui/mergeSx';

interface RemoveButtonProps {
  name: string;
  onRemove: () => void;
  sx?: SxProps<Theme>;
}

/** On the corner of a product's card or picture, above the link that covers it. */
export function RemoveButton({ name, onRemove, sx }: RemoveButtonProps) {
  return (
    <IconButton
      data-remove
      aria-label={`Remove ${name}`}
      onClick={onRemove}
      sx={mergeSx(
        {
          position: 'absolute',
          top: 4,
          right: 4,
          zIndex: 2,
          bgcolor: 'background.paper',
          borderColor: 'divider',
        },
        sx,
      )}
    >
      <CloseRounded />
    </IconButton>
  );
}
