import { useId } from 'react';
import type { ReactNode } from 'react';
import { Checkbox } from '@/shared/ui/Checkbox';
import type { FilterNode } from '../filterTree';
import type { TickState } from '../selection';

interface FilterRowProps {
  node: FilterNode;
  state: TickState;
  count: number | undefined;
  /** `undefined`: there is nothing below. */
  open: boolean | undefined;
  onTick: () => void;
  onToggleOpen: () => void;
  children: ReactNode;
}

export function FilterRow({
  node,
  state,
  count,
  open,
  onTick,
  onToggleOpen,
  children,
}: FilterRowProps) {
  const id = useId();
  return (
    <li>
      <div className="row">
        <label data-level={node.level}>
          <Checkbox
            checked={state === 'on'}
            indeterminate={state === 'mixed'}
            aria-describedby={count === undefined ? undefined : `${id}-count`}
            onChange={onTick}
          />
          {node.name}
        </label>
        {count !== undefined && (
          <span id={`${id}-count`} className="count">
            {count}
            <span> {count === 1 ? 'product' : 'products'}</span>
          </span>
        )}
        {open !== undefined && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? `${id}-below` : undefined}
            aria-label={`${node.name}: ${open ? 'hide' : 'show'} what is in it`}
            onClick={onToggleOpen}
          >
            <svg aria-hidden viewBox="0 0 24 24" width="24" height="24">
              <path d="m7 10 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        )}
      </div>
      {children && <ul id={`${id}-below`}>{children}</ul>}
    </li>
  );
}
