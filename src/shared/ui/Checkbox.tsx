import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';

interface CheckboxProps extends ComponentProps<'input'> {
  indeterminate?: boolean;
}

/** A native tick box with a third state; `base.css` has its look. Its label stands around it. */
export function Checkbox({ indeterminate = false, ...props }: CheckboxProps) {
  const ref = useRef<HTMLInputElement>(null);
  // The browser clears the dash at each click, even where the state stays.
  useLayoutEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate;
  });
  return (
    <input
      {...props}
      ref={ref}
      type="checkbox"
      aria-checked={indeterminate ? 'mixed' : undefined}
    />
  );
}
