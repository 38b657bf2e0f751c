import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

/**
 * Popup with suggestions, which opens below a field. The list in the popup scrolls, and elements
 * below the list stay visible.
 */
export const SuggestionsPopup = styled(Paper)(({ theme: { vars, zIndex } }) => ({
  position: 'absolute',
  zIndex: zIndex.appBar + 1,
  top: 'calc(100% + 8px)',
  left: 0,
  right: 0,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 'min(100%, 320px)',
  maxHeight: 'min(70dvh, 560px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 8,
  border: `1px solid ${vars.palette.divider}`,
  boxShadow: '0 12px 32px rgb(30 27 22 / 12%)',
}));
