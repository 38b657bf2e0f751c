import { keyframes } from '@mui/material/styles';

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
  border: 0,
  bgcolor: 'transparent',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'primary.light' },
  '&:focus-visible': { outlineOffset: '-3px' },
} as const;

const arrive = keyframes`from { opacity: 0; transform: translateX(-12px); }`;

export const arriving = (delay: number) => ({
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${arrive} 0.2s ${String(delay)}s backwards`,
  },
});
