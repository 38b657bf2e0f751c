import { styled } from '@mui/material/styles';
import { memo, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Checkbox } from '@/shared/ui/Checkbox';
import { facetNames } from '../filterTree';
import type { FilterNode, FilterTree as Tree } from '../filterTree';
import type { AskedListing } from '../filterUrl';
import { stateOf, toggled } from '../selection';
import type { ChangeListing } from '../useListing';

/** Its rows are plain elements: a tick may draw dozens of them. */
const Root = styled('ul')(({ theme: { vars } }) => ({
  '& ul': { paddingLeft: 20 },
  '& div': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    borderRadius: 8,
    '@media (hover: hover)': { '&:hover': { backgroundColor: vars.palette.background.default } },
  },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    flexGrow: 1,
    gap: 10,
    minWidth: 0,
    minHeight: 44,
    // Names of two lines keep apart from the next.
    padding: '6px 8px',
    overflowWrap: 'anywhere',
    lineHeight: 1.3,
    cursor: 'pointer',
  },
  '& > li > div > :is(label, b)': { flexGrow: 1, padding: '6px 8px', fontWeight: 600 },
  '& small': {
    paddingInline: 4,
    fontSize: '0.875rem',
    color: vars.palette.text.secondary,
    // For screen readers: the number's noun.
    '& span': { position: 'absolute', clipPath: 'inset(50%)' },
  },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: vars.palette.text.secondary,
    cursor: 'pointer',
    '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  },
}));

/** The keys of all that stands above these nodes, a facet's is its level: it must be open for them to be seen. */
const keysAbove = (nodes: readonly FilterNode[]) =>
  new Set(nodes.flatMap(({ path, level }) => [level, ...path.slice(0, -1).map(({ key }) => key)]));

interface FilterTreeProps {
  tree: Tree;
  asked: AskedListing;
  /** Of products; unknown while a search is under way. */
  counts: ReadonlyMap<FilterNode, number> | undefined;
  change: ChangeListing;
}

export const FilterTree = memo(function FilterTree({
  tree,
  asked: { selection, named },
  counts,
  change,
}: FilterTreeProps) {
  const id = useId();
  const [open, setOpen] = useState(() => keysAbove(named));
  const [before, setBefore] = useState(named);
  if (before !== named) {
    // What a link or Back ticked opens; what the shopper folded by hand stays folded.
    setBefore(named);
    const wasAbove = keysAbove(before);
    const added = [...keysAbove(named)].filter((key) => !wasAbove.has(key));
    setOpen(new Set([...open, ...added]));
  }

  const toggleOpen = (key: string) => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  };

  /** A line that opens what is below it. */
  const branch = (key: string, name: string, children: FilterNode[], line: ReactNode) => {
    const isOpen = open.has(key);
    const belowId = `${id + encodeURIComponent(key)}-below`;
    return (
      <li key={key}>
        <div>
          {line}
          {children.length > 0 && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? belowId : undefined}
              aria-label={`${name}: ${isOpen ? 'hide' : 'show'} what is in it`}
              onClick={() => toggleOpen(key)}
            >
              <svg aria-hidden viewBox="0 0 24 24" width="24" height="24">
                <path d="m7 10 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
            </button>
          )}
        </div>
        {isOpen && children.length > 0 && (
          <ul id={belowId} aria-label={name}>
            {children.map(row)}
          </ul>
        )}
      </li>
    );
  };

  const row = (node: FilterNode): ReactNode => {
    const { key, name, children } = node;
    const countId = `${id + encodeURIComponent(key)}-count`;
    const state = stateOf(selection, node);
    const count = counts?.get(node);
    return branch(
      key,
      name,
      children,
      <>
        <label>
          <Checkbox
            checked={state === 'on'}
            indeterminate={state === 'mixed'}
            aria-describedby={count === undefined ? undefined : countId}
            onChange={() => change({ selection: toggled(selection, node) })}
          />
          {name}
        </label>
        {count !== undefined && (
          <small id={countId}>
            {count}
            <span> {count === 1 ? 'product' : 'products'}</span>
          </small>
        )}
      </>,
    );
  };

  // What no product of the list has would be no choice.
  const isChoice = (node: FilterNode) => counts?.get(node) !== 0 || selection.has(node);
  const facets = tree.facets
    .map(({ level, values }) => ({ level, values: values.filter(isChoice) }))
    .filter(({ values }) => values.length > 0);
  return (
    <Root>
      {tree.shown.map(row)}
      {facets.map(({ level, values }) =>
        branch(level, facetNames[level], values, <b>{facetNames[level]}</b>),
      )}
    </Root>
  );
});
