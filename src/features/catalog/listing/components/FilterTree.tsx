import { memo, useState } from 'react';
import { keysAbove } from '../filterTree';
import type { FilterNode, FilterTree as Tree } from '../filterTree';
import type { AskedListing } from '../filterUrl';
import type { ChangeListing } from '../useListing';
import { stateOf, toggled } from '../selection';
import { FilterRow } from './FilterRow';
import { TreeRoot } from './treeRoot';

interface FilterTreeProps {
  tree: Tree;
  asked: AskedListing;
  /** Of products, by the node's key; unknown while a search is under way. */
  counts: ReadonlyMap<string, number> | undefined;
  change: ChangeListing;
}

export const FilterTree = memo(function FilterTree({
  tree,
  asked: { selection, named },
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

  const toggleOpen = ({ key }: FilterNode) => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  };

  const row = (node: FilterNode) => {
    const isOpen = node.children.length > 0 ? open.has(node.key) : undefined;
    return (
      <FilterRow
        key={node.key}
        node={node}
        state={stateOf(selection, node)}
        count={counts?.get(node.key)}
        open={isOpen}
        onTick={() => change({ selection: toggled(selection, node) })}
        onToggleOpen={() => toggleOpen(node)}
      >
        {isOpen && node.children.map(row)}
      </FilterRow>
    );
  };
  return <TreeRoot>{tree.shown.map(row)}</TreeRoot>;
});
