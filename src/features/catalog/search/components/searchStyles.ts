import { styled } from '@mui/material/styles';
import { lineClamp } from '@/shared/ui/lineClamp';

export const SearchForm = styled('form')(({ theme: { vars } }) => ({
  position: 'relative',
  width: '100%',
  minWidth: 0,
  maxWidth: 760,
  marginInline: 'auto',
  '& .field': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 52,
    paddingInline: '16px 4px',
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 'var(--pill)',
    color: vars.palette.text.secondary,
    backgroundColor: vars.palette.background.paper,
    '&:focus-within': {
      borderColor: vars.palette.primary.main,
      boxShadow: `0 0 0 1px ${vars.palette.primary.main}`,
    },
  },
  '& input': {
    flexGrow: 1,
    minWidth: 0,
    height: 50,
    padding: 0,
    border: 0,
    outline: 'none',
    font: 'inherit',
    color: vars.palette.text.primary,
    background: 'none',
    textOverflow: 'ellipsis',
    '&::placeholder': { color: vars.palette.text.secondary, opacity: 1 },
  },
}));

/** What opens below a combobox; its options are plain elements within. */
export const SuggestionsPopup = styled('div')(({ theme: { vars, zIndex } }) => ({
  position: 'absolute',
  zIndex: zIndex.appBar + 1,
  top: 'calc(100% + 8px)',
  left: 0,
  right: 0,
  minWidth: 'min(100%, 320px)',
  maxHeight: 'min(70dvh, 560px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 8,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  backgroundColor: vars.palette.background.paper,
  boxShadow: '0 12px 32px rgb(30 27 22 / 12%)',
  '& [role="option"]': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 44,
    padding: '10px 12px',
    borderRadius: 'var(--corner)',
    lineHeight: 1.35,
    color: vars.palette.text.primary,
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { backgroundColor: vars.palette.background.default },
    '&[aria-selected="true"]': {
      backgroundColor: vars.palette.primary.light,
      outline: `2px solid ${vars.palette.primary.main}`,
      outlineOffset: -2,
    },
  },
  // In sight however long the list is.
  '& > .button': {
    position: 'sticky',
    bottom: -8,
    width: '100%',
    paddingInline: 11,
    justifyContent: 'start',
    backgroundColor: vars.palette.background.paper,
  },
  // Endless names leave room for the others.
  '& [role="option"] > span': lineClamp(3),
  '& [role="option"] > span:last-of-type': {
    flexShrink: 0,
    maxWidth: '45%',
    fontSize: '0.8125rem',
    textAlign: 'right',
    color: vars.palette.text.secondary,
  },
}));
