import type { FilterNode, FilterTree } from './filterTree';

/**
 * What is ticked: leaves of the tree. The state of everything above follows from them, so that a parent can never
 * contradict its children.
 */
export type Selection = ReadonlySet<FilterNode>;

export type TickState = 'on' | 'off' | 'mixed';

export function getTickState(selection: Selection, { leaves }: FilterNode): TickState {
  const count = leaves.filter((leaf) => selection.has(leaf)).length;
  if (count === 0) return 'off';
  return count === leaves.length ? 'on' : 'mixed';
}

/** What a click does: what is not wholly on goes on with all below it; what is on goes off. */
export function toggleNode(selection: Selection, node: FilterNode): Selection {
  const { leaves } = node;
  const isOn = getTickState(selection, node) === 'on';
  return new Set(
    isOn ? [...selection].filter((leaf) => !leaves.includes(leaf)) : [...selection, ...leaves],
  );
}

/** The fewest nodes that say what is ticked: a parent speaks for its children when all of them are. */
export function getTickedNodes({ roots }: FilterTree, selection: Selection): FilterNode[] {
  const ticked = (node: FilterNode): FilterNode[] => {
    const state = getTickState(selection, node);
    if (state === 'on') return [node];
    return state === 'mixed' ? node.children.flatMap(ticked) : [];
  };
  return roots.flatMap(ticked);
}
