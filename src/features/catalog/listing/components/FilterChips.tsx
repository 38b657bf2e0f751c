import { memo, useMemo } from 'react';
import { byName, foldName } from '../filterTree';
import type { FilterNode, FilterTree } from '../filterTree';
import { noFilters } from '../filterUrl';
import type { ListingState } from '../filterUrl';
import { tickedNodes, withNode } from '../selection';
import type { ChangeListing } from '../useListing';

const Cross = () => (
  <svg aria-hidden viewBox="0 0 24 24" width="18" height="18">
    <path d="m6 6 12 12M18 6 6 18" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);

interface FilterChipsProps {
  tree: FilterTree;
  asked: ListingState;
  change: ChangeListing;
}

/**
 * What is applied, each removable, and all of it at once. Nothing applied: nothing here. MUI's Chip is 9 KB (gzip) on the
 * listing, past its bar.
 */
export const FilterChips = memo(function FilterChips({
  tree,
  asked: { search, selection },
  change,
}: FilterChipsProps) {
  const nodes = tickedNodes(tree, selection);
  const namesakes = useMemo(() => byName(tree.nodes), [tree]);
  const textOf = ({ name, parent }: FilterNode) =>
    parent && namesakes.get(foldName(name))?.length !== 1 ? `${name} (${parent.name})` : name;
  if (nodes.length === 0 && search === '') return null;
  return (
    <div className="chips" role="group" aria-label="Applied filters">
      {search !== '' && (
        <button
          type="button"
          aria-label={`Remove search “${search}”`}
          onClick={() => change({ search: '' })}
        >
          “{search}”
          <Cross />
        </button>
      )}
      {nodes.map((node) => (
        <button
          key={node.key}
          type="button"
          aria-label={`Remove ${textOf(node)}`}
          onClick={() => change({ selection: withNode(selection, node, false) })}
        >
          {textOf(node)}
          <Cross />
        </button>
      ))}
      <button type="button" className="clear" onClick={() => change(noFilters)}>
        Clear Filters
      </button>
    </div>
  );
});
