import type { Theme } from '@mui/material/styles';

/** A picture in a frame, which the mouse brings out. */
export const card = ({ palette, shape }: Theme['vars']) => ({
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  backgroundColor: palette.background.paper,
  transition: 'border-color 0.2s',
  '@media (hover: hover)': {
    '&:hover': { borderColor: palette.text.secondary },
    '&:hover img': { transform: 'scale(1.03)' },
  },
  '& > div': {
    aspectRatio: '1',
    overflow: 'hidden',
    backgroundColor: palette.background.default,
    '& img': { transition: 'transform 0.3s' },
  },
});
