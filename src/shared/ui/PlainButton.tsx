import { styled } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/*
 * Buttons that look like MUI's, for the bar on every page, for failures, and for what shows first on the home page, the
 * listing and the product page. MUI's own are 9 KB (gzip) there, of which the bars leave no room. All else uses MUI's.
 */
interface Look {
  variant?: 'contained' | 'outlined' | 'text';
}

const notAttributes = new Set<PropertyKey>(['variant', 'sx', 'theme', 'as', 'ownerState']);
const options = { shouldForwardProp: (prop: PropertyKey) => !notAttributes.has(prop) };

const bare = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  margin: 0,
  border: '1px solid transparent',
  borderRadius: 999,
  background: 'none',
  textDecoration: 'none',
  cursor: 'pointer',
} as const;

const look = ({ theme, variant = 'text' }: Look & { theme: Theme }) => {
  const palette = theme.vars.palette;
  return {
    ...bare,
    gap: 8,
    minHeight: 44,
    maxWidth: '100%',
    padding: variant === 'text' ? '6px 8px' : '6px 24px',
    ...theme.typography.button,
    textAlign: 'center' as const,
    overflowWrap: 'break-word' as const,
    color: palette.primary.main,
    '&:hover': { backgroundColor: palette.primary.light },
    '&:disabled': { opacity: 0.5, cursor: 'default' },
    ...(variant === 'outlined' && { borderColor: palette.divider }),
    ...(variant === 'contained' && {
      color: palette.primary.contrastText,
      backgroundColor: palette.primary.main,
      '&:hover': { backgroundColor: palette.primary.dark },
    }),
  };
};

const Root = styled('button', options)<Look>(look);

export function PlainButton(props: ComponentProps<'button'> & Look & { sx?: SxProps<Theme> }) {
  return <Root type="button" {...props} />;
}

/** A link to another place of the shop that looks like a button. */
export const LinkButton = styled(Link, options)<Look>(look);

export const AnchorButton = styled('a', options)<Look>(look);

const barIcon = ({ theme }: { theme: Theme }) => ({
  ...bare,
  width: 44,
  height: 44,
  padding: 0,
  font: 'inherit',
  color: theme.vars.palette.text.primary,
  '&:hover': { backgroundColor: theme.vars.palette.primary.light },
});

export const BarButton = styled('button')(barIcon);

export const BarLink = styled(Link)(barIcon);
