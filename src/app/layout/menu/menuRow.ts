import { keyframes } from '@mui/material/styles';

/** A row of the side menu: a link or a heading to press, at least 48 px high. */
export const menuRow = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  width: '100%',
  minHeight: 48,
  px: 2.5,
  py: 1,
  textAlign: 'start',
  font: 'inherit',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'primary.light' },
  '&.Mui-focusVisible, &:focus-visible': { outlineOffset: '-3px' },
} as const;

const arrive = keyframes`from { opacity: 0; transform: translateX(-12px); }`;

/** Each part arrives within 0.2 s, after 0.1 to 0.2 s. */
export const arriving = (delay: number) => ({
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${arrive} 0.2s ${String(delay)}s backwards`,
  },
});
