import { useLayoutEffect, useRef } from 'react';
import type { TickState } from '../selection';

interface TickBoxProps {
  state: TickState;
  describedBy: string | undefined;
  onChange: () => void;
}

/**
 * A native checkbox with three states. Not MUI's: a tick would cost 20 to 25 % more main-thread work than with these, and
 * so more than 100 ms at 4x slow-down (`scripts/benchDiscovery.mjs`).
 */
export function TickBox({ state, describedBy, onChange }: TickBoxProps) {
  const ref = useRef<HTMLInputElement>(null);
  // The browser clears the dash at each click, even where the state stays.
  useLayoutEffect(() => {
    if (ref.current) ref.current.indeterminate = state === 'mixed';
  });
  return (
    <input
      ref={ref}
      type="checkbox"
      checked={state === 'on'}
      aria-checked={state === 'mixed' ? 'mixed' : undefined}
      aria-describedby={describedBy}
      onChange={onChange}
    />
  );
}
