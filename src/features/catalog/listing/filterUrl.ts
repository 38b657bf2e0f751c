import { listingParams } from '@/shared/config/paths';
import type { ListingParam } from '@/shared/config/paths';
import { nodesNamed } from './filterTree';
import type { FilterNode, FilterTree, Level } from './filterTree';
import { nothingTicked, tickedNodes } from './selection';
import type { Selection } from './selection';

export const sortOrders = {
  relevance: 'Relevance',
  name: 'Name (A–Z)',
  new: 'New',
  best: 'Best sellers',
  top: 'Top rated',
} as const;
export type SortOrder = keyof typeof sortOrders;

export interface ListingState {
  search: string;
  selection: Selection;
  sort: SortOrder;
}

export const noFilters = { search: '', selection: nothingTicked };

const levels = ['areas', 'category', 'subcategory'] as const satisfies readonly Level[];

/** The parameters beside the tree's; empty where the state is so anyway. */
const plainParams = ({
  search,
  sort,
}: ListingState): Record<Exclude<ListingParam, Level>, string> => ({
  search: search.trim(),
  sort: sort === 'relevance' ? '' : sort,
});

export interface AskedListing extends ListingState {
  named: FilterNode[];
  /** The address says more than this. */
  unclean: boolean;
}

export function readListing(params: URLSearchParams, { names }: FilterTree): AskedListing {
  const one = (param: ListingParam) => params.get(param)?.trim() ?? '';
  const read = levels.flatMap((level) =>
    params.getAll(level).map((value) => nodesNamed(names[level], value)),
  );
  const named = read.flatMap(({ nodes }) => nodes);
  const state: ListingState = {
    search: one('search'),
    selection: new Set(named.flatMap(({ leaves }) => leaves)),
    sort: Object.hasOwn(sortOrders, one('sort')) ? (one('sort') as SortOrder) : 'relevance',
  };
  const others = [...params.keys()].filter((param) => !levels.some((level) => level === param));
  const needed = Object.values(plainParams(state)).filter(Boolean);
  const unclean = read.some(({ unknown }) => unknown) || others.length > needed.length;
  return { ...state, named, unclean };
}

/** The address of a state: repeated keys, so that any name survives; nothing that says what is so anyway. */
export function writeListing(state: ListingState, tree: FilterTree): URLSearchParams {
  const ticked = tickedNodes(tree, state.selection);
  const labels = (level: Level) =>
    ticked.filter((node) => node.level === level).map(tree.names[level].labelOf);
  const values: Record<ListingParam, string | readonly string[]> = {
    ...plainParams(state),
    areas: labels('areas'),
    category: labels('category'),
    subcategory: labels('subcategory'),
  };
  return new URLSearchParams(
    listingParams.flatMap((param) =>
      [values[param]].flat().flatMap((value) => (value ? [[param, value]] : [])),
    ),
  );
}
