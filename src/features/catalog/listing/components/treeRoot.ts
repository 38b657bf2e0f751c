import { styled } from '@mui/material/styles';

/** The looks of the whole tree, so that its rows are plain elements: a tick may draw dozens of them. */
export const TreeRoot = styled('ul')(({ theme }) => ({
  '&, & ul': { margin: 0, padding: 0, listStyleType: '""' },
  '& ul': { paddingLeft: 20 },
  '& .row': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    borderRadius: 8,
    '@media (hover: hover)': {
      '&:hover': { backgroundColor: theme.vars.palette.background.default },
    },
  },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    flexGrow: 1,
    gap: 10,
    minWidth: 0,
    minHeight: 44,
    // Names of two lines keep apart from the next.
    padding: '6px 8px',
    overflowWrap: 'anywhere',
    lineHeight: 1.3,
    cursor: 'pointer',
    '&[data-level="areas"]': { fontWeight: 600 },
  },
  '& .count': {
    paddingInline: 4,
    fontSize: '0.875rem',
    color: theme.vars.palette.text.secondary,
    // For screen readers: the number's noun.
    '& span': { position: 'absolute', clipPath: 'inset(50%)' },
  },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
    '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  },
}));
