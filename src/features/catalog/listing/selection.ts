import type { FilterNode, FilterTree } from './filterTree';

/**
 * What is ticked: a flag for each leaf of the tree. The state of everything above follows from it, so that a parent
 * can never contradict its children.
 */
export type Selection = Uint8Array;

export type TickState = 'on' | 'off' | 'mixed';

export const nothingTicked = (tree: FilterTree): Selection => new Uint8Array(tree.leafCount);

export function stateOf(selection: Selection, { from, to }: FilterNode): TickState {
  const first = selection[from] === 1;
  for (let leaf = from + 1; leaf < to; leaf += 1) {
    if ((selection[leaf] === 1) !== first) return 'mixed';
  }
  return first ? 'on' : 'off';
}

export const withNode = (selection: Selection, { from, to }: FilterNode, on: boolean): Selection =>
  selection.slice().fill(on ? 1 : 0, from, to);

/** What a click does: what is not wholly on goes on with all below it; what is on goes off. */
export const toggled = (selection: Selection, node: FilterNode): Selection =>
  withNode(selection, node, stateOf(selection, node) !== 'on');

export const isEmpty = (selection: Selection): boolean => !selection.includes(1);

export const sameSelection = (a: Selection, b: Selection): boolean =>
  a.length === b.length && a.every((flag, leaf) => flag === b[leaf]);

/** The fewest nodes that say what is ticked: a parent speaks for its children when all of them are. */
export function tickedNodes({ roots }: FilterTree, selection: Selection): FilterNode[] {
  const result: FilterNode[] = [];
  const visit = (node: FilterNode) => {
    const state = stateOf(selection, node);
    if (state === 'on') result.push(node);
    else if (state === 'mixed') node.children.forEach(visit);
  };
  roots.forEach(visit);
  return result;
}
