import CloseRounded from '@mui/icons-material/CloseRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

const CornerButton = styled(IconButton)(({ theme: { vars } }) => ({
  position: 'absolute',
  top: 4,
  right: 4,
  zIndex: 2,
  border: `1px solid ${vars.palette.divider}`,
  backgroundColor: vars.palette.background.paper,
}));

/**
 * Remove button in the corner of a card or picture. It is in front of the link that covers the
 * card.
 */
export const RemoveButton = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <CornerButton data-remove aria-label={`Remove ${name}`} onClick={onRemove}>
    <CloseRounded />
  </CornerButton>
);
