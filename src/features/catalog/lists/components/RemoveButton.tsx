import CloseRounded from '@mui/icons-material/CloseRounded';
import { IconButton } from '@/shared/ui/Button';

/** On the corner of a product's card or picture, above the link that covers it. */
export const RemoveButton = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <IconButton
    data-remove
    aria-label={`Remove ${name}`}
    onClick={onRemove}
    style={{
      position: 'absolute',
      top: 4,
      right: 4,
      zIndex: 2,
      background: 'var(--mui-palette-background-paper)',
      borderColor: 'var(--mui-palette-divider)',
    }}
  >
    <CloseRounded />
  </IconButton>
);
