import type { OverridableComponent, OverrideProps } from '@mui/material/OverridableComponent';
import { keyframes, styled } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ElementType, JSX, MouseEvent, MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router-dom';

/*
 * The shop's buttons, under the names and with the props of Material UI's, which are over the budget of the first page:
 * see docs/decisions.md.
 */
interface Look {
  variant?: 'text' | 'outlined' | 'contained' | 'icon';
  color?: 'primary' | 'error' | 'inherit';
  fullWidth?: boolean;
  /** What it began is under way: another click does nothing. It keeps the focus, unlike a disabled button. */
  loading?: boolean;
}

export interface ButtonProps extends Look {
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  children?: ReactNode;
  sx?: SxProps<Theme>;
}

const looks = ['variant', 'color', 'fullWidth', 'loading', 'sx', 'theme', 'as'];
const notAttributes = new Set<PropertyKey>(looks);
const options = { shouldForwardProp: (prop: PropertyKey) => !notAttributes.has(prop) };

const spin = keyframes`to { rotate: 1turn; }`;

const ButtonRoot = styled(
  'button',
  options,
)<Look>(({ theme, variant = 'text', color = 'primary', fullWidth, loading }) => {
  const { palette } = theme.vars;
  const ink = color === 'inherit' ? 'inherit' : palette[color].main;
  return {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    gap: 8,
    width: fullWidth ? '100%' : undefined,
    minHeight: 44,
    maxWidth: '100%',
    margin: 0,
    padding: variant === 'text' ? '6px 8px' : '6px 24px',
    border: '1px solid transparent',
    borderRadius: 999,
    ...theme.typography.button,
    textAlign: 'center',
    textDecoration: 'none',
    // Words may stand one below the other, but stay whole.
    overflowWrap: 'break-word',
    color: ink,
    background: 'none',
    cursor: 'pointer',
    '&:disabled, &[aria-disabled=true]': { opacity: 0.5, cursor: 'default' },
    '&:hover': { backgroundColor: palette.primary.light },
    ...(variant === 'icon'
      ? { width: 44, padding: 0, fontWeight: 400, color: palette.text.primary }
      : { '& > svg': { fontSize: '1.25rem' } }),
    ...(variant === 'outlined' && { borderColor: palette.divider }),
    ...(variant === 'contained' && {
      color: palette.primary.contrastText,
      backgroundColor: ink,
      '&:hover': { backgroundColor: color === 'primary' ? palette.primary.dark : ink },
    }),
    ...(loading && {
      '&::before': {
        content: '""',
        width: 16,
        height: 16,
        border: '2px solid',
        borderRightColor: 'transparent',
        borderRadius: '50%',
        animation: `${spin} 1s linear infinite`,
      },
    }),
  };
});

/** A button, a link to an own page with `to`, to any with `href`, or what `component` says, as Material UI has it. */
type AnyOf<Props extends object> = ((
  props: { href: string } & OverrideProps<{ props: Props; defaultComponent: 'a' }, 'a'>,
) => JSX.Element) &
  ((
    props: OverrideProps<{ props: Props; defaultComponent: typeof Link }, typeof Link>,
  ) => JSX.Element) &
  OverridableComponent<{ props: Props; defaultComponent: 'button' }>;

interface Rest {
  component?: ElementType;
  href?: string;
  to?: string;
  onClick?: MouseEventHandler;
}

function AnyButton({
  component,
  startIcon,
  endIcon,
  loading = false,
  onClick,
  children,
  ...rest
}: ButtonProps & Rest) {
  const { href, to } = rest;
  const as = component ?? (to ? Link : href === undefined ? 'button' : 'a');
  return (
    <ButtonRoot
      as={as}
      {...(as === 'button' && { type: 'button' })}
      loading={loading}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={(event: MouseEvent) => (loading ? event.preventDefault() : onClick?.(event))}
      {...rest}
    >
      {startIcon}
      {children}
      {endIcon}
    </ButtonRoot>
  );
}

export const Button = AnyButton as AnyOf<ButtonProps>;

export const IconButton = ((props: ButtonProps & Rest) => (
  <AnyButton variant="icon" {...props} />
)) as AnyOf<Pick<ButtonProps, 'children' | 'sx'>>;
