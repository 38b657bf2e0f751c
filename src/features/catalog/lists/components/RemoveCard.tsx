import CloseRounded from '@mui/icons-material/CloseRounded';
import IconButton from '@mui/material/IconButton';

/** On the corner of a product's card, above the link that covers it. */
export function RemoveCard({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <IconButton
      data-remove
      aria-label={`Remove ${name}`}
      onClick={onRemove}
      sx={{
        position: 'absolute',
        top: 4,
        right: 4,
        zIndex: 2,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        '&:hover': { bgcolor: 'primary.light' },
      }}
    >
      <CloseRounded />
    </IconButton>
  );
}
