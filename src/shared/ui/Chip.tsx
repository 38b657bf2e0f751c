import { styled } from '@mui/material/styles';

/** A few words in a frame. */
export const Chip = styled('span')<{ color?: 'primary' | 'secondary' }>(({ theme, color }) => ({
  display: 'inline-block',
  maxWidth: '100%',
  padding: '0 12px',
  border: '1px solid',
  borderColor: color ? 'currentcolor' : theme.vars.palette.divider,
  borderRadius: 'var(--pill)',
  fontSize: '0.8125rem',
  lineHeight: '30px',
  color: color && theme.vars.palette[color].main,
}));
