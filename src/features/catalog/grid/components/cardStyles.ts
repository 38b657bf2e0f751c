import type { Theme } from '@mui/material/styles';

/**
 * The looks of the cards and their placeholders, as rules of the grid that they stand in: styled parts would each cost
 * time in every card, and twenty cards change at a tick of a filter.
 */
export const cardStyles = (theme: Theme) => ({
  '& > li': { position: 'relative' },
  // In a list grown long a card far from the screen costs nothing, and is found and printed all the same.
  '& > li:nth-of-type(n + 41)': {
    contentVisibility: 'auto',
    // The picture is square, and the lines of the text are set: see below.
    containIntrinsicHeight: 'auto calc(var(--card-width) + 28px + 6.15rem)',
    [theme.breakpoints.up('sm')]: {
      containIntrinsicHeight: 'auto calc(var(--card-width) + 36px + 4.8rem)',
    },
    [theme.breakpoints.up('md')]: {
      containIntrinsicHeight: 'auto calc(var(--card-width) + 36px + 3.75rem)',
    },
    '@media print': { contentVisibility: 'visible' },
  },
  '& .card': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
    border: '1px solid',
    borderColor: theme.vars.palette.divider,
    borderRadius: 12,
    backgroundColor: theme.vars.palette.background.paper,
    transition: 'border-color 0.2s',
    '&:has(a:focus-visible)': {
      outline: `3px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: -3,
    },
    '@media (hover: hover)': {
      '&:hover': { borderColor: theme.vars.palette.text.secondary },
      '&:hover .card-image img': { transform: 'scale(1.03)' },
    },
  },
  '& .card-image': {
    aspectRatio: '1',
    overflow: 'hidden',
    backgroundColor: theme.vars.palette.background.default,
    '& img': { transition: 'transform 0.3s' },
  },
  '& .card-badges': {
    position: 'absolute',
    top: 8,
    left: 8,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 4,
    '& span': {
      padding: '4px 10px',
      borderRadius: 999,
      fontSize: '0.6875rem',
      fontWeight: 700,
      letterSpacing: '0.05em',
      lineHeight: 1.3,
      color: theme.vars.palette.secondary.main,
      backgroundColor: theme.vars.palette.background.paper,
      border: `1px solid ${theme.vars.palette.divider}`,
    },
  },
  '& .card-text': {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: 4,
    padding: 12,
    [theme.breakpoints.up('sm')]: { padding: 16 },
  },
  '& .card-overline': {
    ...theme.typography.overline,
    margin: 0,
    letterSpacing: '0.02em',
    // Many a category's name takes two lines of a narrow card.
    minHeight: '2.8em',
    [theme.breakpoints.up('md')]: { minHeight: '1.4em' },
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    color: theme.vars.palette.text.secondary,
  },
  '& .card-name': {
    display: '-webkit-box',
    margin: 0,
    // Names often end in what tells them apart, such as the size: on phones they need three lines.
    minHeight: '4.05em',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    fontSize: '1rem',
    fontWeight: 600,
    lineHeight: 1.35,
    [theme.breakpoints.up('sm')]: { minHeight: '2.7em', WebkitLineClamp: 2 },
    '& a': {
      color: 'inherit',
      textDecoration: 'none',
      '&:focus-visible': { outline: 'none' },
      // Covers the card, so that all of it is one link.
      '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    },
  },
});
