import type { OverridableComponent, OverrideProps } from '@mui/material/OverridableComponent';
import type {
  CSSProperties,
  ElementType,
  JSX,
  MouseEvent,
  MouseEventHandler,
  ReactNode,
} from 'react';
import { Link } from 'react-router-dom';
import { wrapText } from './wrapText';

/*
 * The shop's buttons, under the names and with the props of Material UI's, which are over the budget of the first page:
 * see docs/decisions.md. Their look is in `ui.css`.
 */
export interface ButtonProps {
  variant?: 'text' | 'outlined' | 'contained' | 'icon';
  color?: 'primary' | 'error' | 'inherit';
  fullWidth?: boolean;
  /** What it began is under way: another click does nothing. It keeps the focus, unlike a disabled button. */
  loading?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  children?: ReactNode;
  className?: string;
  style?: CSSProperties;
}

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
  variant = 'text',
  color = 'primary',
  fullWidth = false,
  loading = false,
  component,
  className = '',
  startIcon,
  endIcon,
  onClick,
  children,
  ...rest
}: ButtonProps & Rest) {
  const { href, to } = rest;
  const Root = component ?? (to ? Link : href === undefined ? 'button' : 'a');
  const width = fullWidth ? 'button-full' : '';
  return (
    <Root
      {...(Root === 'button' && { type: 'button' })}
      className={`button button-${variant} button-${color} ${width} ${className}`.trimEnd()}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={(event: MouseEvent) => (loading ? event.preventDefault() : onClick?.(event))}
      {...rest}
    >
      {startIcon}
      {wrapText(children)}
      {endIcon}
    </Root>
  );
}

export const Button = AnyButton as AnyOf<ButtonProps>;

export const IconButton = ((props: ButtonProps & Rest) =>
  AnyButton({ variant: 'icon', ...props })) as AnyOf<
  Pick<ButtonProps, 'children' | 'className' | 'style'>
>;
