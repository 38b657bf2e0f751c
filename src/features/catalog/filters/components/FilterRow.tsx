import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { styled } from '@mui/material/styles';
import { memo, useId } from 'react';
import type { ReactNode } from 'react';
import type { FilterNode } from '../filterTree';
import type { TickState } from '../selection';
import { TickBox } from './TickBox';

export const Branch = styled('ul')({ margin: 0, padding: 0, listStyleType: '""' });

const Line = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  borderRadius: 8,
  '@media (hover: hover)': {
    '&:hover': { backgroundColor: theme.vars?.palette.background.default },
  },
}));

const Label = styled('label')({
  display: 'flex',
  alignItems: 'center',
  flexGrow: 1,
  gap: 10,
  minWidth: 0,
  minHeight: 44,
  paddingInline: 8,
  lineHeight: 1.3,
  cursor: 'pointer',
});

const Count = styled('span')(({ theme }) => ({
  paddingInline: 4,
  fontSize: '0.875rem',
  color: theme.vars?.palette.text.secondary,
  // For screen readers: the number's noun.
  '& span': { position: 'absolute', clipPath: 'inset(50%)' },
}));

const Fold = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: theme.vars?.palette.text.secondary,
  cursor: 'pointer',
  '& svg': { transition: 'transform 0.15s' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
}));

const Below = styled('div')({ paddingLeft: 20 });

interface FilterRowProps {
  node: FilterNode;
  state: TickState;
  count: number | undefined;
  /** `undefined`: there is nothing below. */
  open: boolean | undefined;
  onTick: (node: FilterNode) => void;
  onToggleOpen: (node: FilterNode) => void;
  /** The rows below, where they show. */
  children: ReactNode;
}

/** One value of the tree. Only what changed is drawn again. */
export const FilterRow = memo(function FilterRow({
  node,
  state,
  count,
  open,
  onTick,
  onToggleOpen,
  children,
}: FilterRowProps) {
  const id = useId();
  const isStrong = node.level === 'area';
  return (
    <li>
      <Line>
        <Label>
          <TickBox
            state={state}
            describedBy={count === undefined ? undefined : `${id}-count`}
            onChange={() => {
              onTick(node);
            }}
          />
          <span style={{ fontWeight: isStrong ? 600 : 400 }}>{node.name}</span>
        </Label>
        {count !== undefined && (
          <Count id={`${id}-count`}>
            {count}
            <span> {count === 1 ? 'product' : 'products'}</span>
          </Count>
        )}
        {open !== undefined && (
          <Fold
            type="button"
            aria-expanded={open}
            aria-controls={open ? `${id}-below` : undefined}
            aria-label={`${node.name}: ${open ? 'hide' : 'show'} what is in it`}
            onClick={() => {
              onToggleOpen(node);
            }}
          >
            <ExpandMoreRounded aria-hidden />
          </Fold>
        )}
      </Line>
      {children && (
        <Below id={`${id}-below`}>
          <Branch>{children}</Branch>
        </Below>
      )}
    </li>
  );
});
