import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/*
 * The buttons of the first screen. MUI's own bring the ripple, the loading indicator and the button base with them, 8 KB
 * (gzip) before the first product shows; everywhere else MUI's are used.
 */
const bare = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  margin: 0,
  border: 0,
  borderRadius: 999,
  background: 'none',
  font: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
} as const;

const barIcon = ({ theme }: { theme: Theme }) => ({
  ...bare,
  position: 'relative' as const,
  width: 44,
  height: 44,
  padding: 0,
  color: theme.vars?.palette.text.primary,
  '&:hover': { backgroundColor: theme.vars?.palette.primary.light },
});

/** An icon of the top bar that does something. */
export const BarButton = styled('button')(barIcon);

/** An icon of the top bar that leads somewhere. */
export const BarLink = styled(Link)(barIcon);

/** A second-rank action: Retry, Show More. */
export const OutlinedButton = styled('button')(({ theme }) => ({
  ...bare,
  minHeight: 44,
  padding: '6px 24px',
  border: '1px solid',
  borderColor: theme.vars?.palette.divider,
  color: theme.vars?.palette.primary.main,
  ...theme.typography.button,
  '&:hover': { backgroundColor: theme.vars?.palette.primary.light },
}));
