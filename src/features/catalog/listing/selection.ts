import type { FilterNode, FilterTree } from './filterTree';

/**
 * The selected leaves of the tree. The state of a parent is derived from them, so it can never
 * contradict its children.
 */
export type Selection = ReadonlySet<FilterNode>;

export type TickState = 'on' | 'off' | 'mixed';

export function getTickState(selection: Selection, { leaves }: FilterNode): TickState {
  const count = leaves.filter((leaf) => selection.has(leaf)).length;
  if (count === 0) return 'off';
  return count === leaves.length ? 'on' : 'mixed';
}

/**
 * Deselects a node and everything below it if all of it is selected. Otherwise, selects all of it.
 */
export function toggleNode(selection: Selection, node: FilterNode): Selection {
  const { leaves } = node;
  const isFullySelected = getTickState(selection, node) === 'on';
  return new Set(
    isFullySelected
      ? [...selection].filter((leaf) => !leaves.includes(leaf))
      : [...selection, ...leaves],
  );
}

/**
 * Returns the fewest nodes that describe the selection. A parent replaces its children if all of
 * them are selected.
 */
export function getTickedNodes({ roots }: FilterTree, selection: Selection): FilterNode[] {
  const collectTickedNodes = (node: FilterNode): FilterNode[] => {
    const state = getTickState(selection, node);
    if (state === 'on') return [node];
    return state === 'mixed' ? node.children.flatMap(collectTickedNodes) : [];
  };
  return roots.flatMap(collectTickedNodes);
}
