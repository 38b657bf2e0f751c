import type { ComponentProps } from 'react';

interface CheckboxProps extends ComponentProps<'input'> {
  indeterminate?: boolean;
}

/** A native tick box with a third state; `base.css` has its look. Its label stands around it. */
export const Checkbox = ({ indeterminate = false, ...props }: CheckboxProps) => (
  <input
    {...props}
    type="checkbox"
    // Another function at each render: the browser clears the dash at each click, even where the state stays.
    ref={(input) => {
      if (input) input.indeterminate = indeterminate;
    }}
  />
);
