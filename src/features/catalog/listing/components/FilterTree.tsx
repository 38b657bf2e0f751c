import { styled } from '@mui/material/styles';
import { memo, useId, useState } from 'react';
import { Checkbox } from '@/shared/ui/Checkbox';
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
    borderRadius: 'var(--corner)',
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
  // All of its line opens a facet.
  '& b ~ button::after': { content: '""', position: 'absolute', inset: 0 },
  '& small': {
    flexShrink: 0,
    paddingInline: 4,
    fontSize: '0.875rem',
    color: vars.palette.text.secondary,
    // For screen readers: the number's noun.
    '& span + span': { position: 'absolute', insetInlineEnd: 0, top: 0, clipPath: 'inset(50%)' },
  },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    borderRadius: 'var(--corner)',
    background: 'none',
    color: vars.palette.text.secondary,
    cursor: 'pointer',
    '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  },
}));

/** The keys of all that stands above these nodes: it must be open for them to be seen. */
const keysAbove = (nodes: readonly FilterNode[]) =>
  new Set(nodes.flatMap(({ path, facet }) => facet ?? path.slice(0, -1)).map(({ key }) => key));

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

  const row = (node: FilterNode) => {
    const { key, name } = node;
    const rowId = id + encodeURIComponent(key);
    const state = stateOf(selection, node);
    const count = counts?.get(node);
    const isOpen = open.has(key);
    const isFacet = tree.facets.includes(node);
    // What none of the products has would be no choice.
    const children = node.children.filter(
      (child) => !isFacet || counts?.get(child) !== 0 || selection.has(child),
    );
    if (isFacet && children.length === 0) return null;
    return (
      <li key={key}>
        <div>
          {isFacet ? (
            <b dir="auto">{name}</b>
          ) : (
            <label>
              <Checkbox
                checked={state === 'on'}
                indeterminate={state === 'mixed'}
                aria-describedby={count === undefined ? undefined : `${rowId}-count`}
                onChange={() => change({ selection: toggled(selection, node) })}
              />
              <bdi>{name}</bdi>
            </label>
          )}
          {count !== undefined && (
            <small id={`${rowId}-count`} aria-hidden={!isFacet}>
              <span>{count}</span>
              <span>{count === 1 ? ' product' : ' products'}</span>
            </small>
          )}
          {children.length > 0 && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${rowId}-below` : undefined}
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
          <ul id={`${rowId}-below`} aria-label={isFacet ? name : undefined}>
            {children.map(row)}
          </ul>
        )}
      </li>
    );
  };
  return <Root>{[...tree.shown, ...tree.facets].map(row)}</Root>;
});
