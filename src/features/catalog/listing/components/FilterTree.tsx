import { memo, useCallback, useState } from 'react';
import { keysAbove } from '../filterTree';
import type { FilterNode, FilterTree as Tree } from '../filterTree';
import type { ChangeListing } from '../useListing';
import { stateOf, toggled } from '../selection';
import type { Selection } from '../selection';
import { FilterRow } from './FilterRow';
import { TreeRoot } from './treeRoot';

interface FilterTreeProps {
  tree: Tree;
  selection: Selection;
  /** What the address names, which must be seen. */
  named: readonly FilterNode[];
  /** Of products, by the node's key; unknown while a search is under way. */
  counts: ReadonlyMap<string, number> | undefined;
  change: ChangeListing;
}

/** The three-level tree: areas, their categories, their sub-categories, each with a checkbox. */
export const FilterTree = memo(function FilterTree({
  tree,
  selection,
  named,
  counts,
  change,
}: FilterTreeProps) {
  const [open, setOpen] = useState(() => keysAbove(named));
  const [before, setBefore] = useState(named);
  if (before !== named) {
    // What a link or Back ticked opens; what the shopper folded by hand stays folded.
    setBefore(named);
    const wasAbove = keysAbove(before);
    const added = [...keysAbove(named)].filter((key) => !wasAbove.has(key) && !open.has(key));
    if (added.length > 0) setOpen(new Set([...open, ...added]));
  }

  const toggleOpen = useCallback((node: FilterNode) => {
    setOpen((now) => {
      const next = new Set(now);
      if (!next.delete(node.key)) next.add(node.key);
      return next;
    });
  }, []);
  const tick = useCallback(
    (node: FilterNode) => {
      change((state) => ({ selection: toggled(state.selection, node) }));
    },
    [change],
  );

  const row = (node: FilterNode) => (
    <FilterRow
      key={node.key}
      node={node}
      state={stateOf(selection, node)}
      count={counts?.get(node.key)}
      open={node.children.length === 0 ? undefined : open.has(node.key)}
      onTick={tick}
      onToggleOpen={toggleOpen}
    >
      {open.has(node.key) && node.children.length > 0 ? node.children.map(row) : null}
    </FilterRow>
  );
  return <TreeRoot>{tree.shown.map(row)}</TreeRoot>;
});
