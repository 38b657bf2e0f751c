import { filterParams, query } from '@/shared/config/paths';
import type { ListingParam } from '@/shared/config/paths';
import { namesAsked } from './filterTree';
import type { FilterNode, FilterTree, Level } from './filterTree';
import { tickedNodes } from './selection';
import type { Selection } from './selection';

/** Those that the list itself gives. */
export const listOrders = {
  relevance: 'Relevance',
  name: 'Name (A–Z)',
  new: 'New',
  best: 'Best sellers',
  top: 'Top rated',
} as const;
export const sortOrders = { ...listOrders, price: 'Price a piece', size: 'Size' } as const;
export type SortOrder = keyof typeof sortOrders;

export interface ListingState {
  search: string;
  selection: Selection;
  sort: SortOrder;
}

export interface AskedListing extends ListingState {
  named: FilterNode[];
}

export function readListing(params: URLSearchParams, { find }: FilterTree): AskedListing {
  const one = (param: ListingParam) => params.get(param)?.trim() ?? '';
  const named = filterParams.flatMap((level) =>
    params
      .getAll(level)
      .flatMap((value) => namesAsked(value, (name) => find(level, name).length > 0))
      .flatMap((name) => find(level, name)),
  );
  return {
    search: one('search'),
    selection: new Set(named.flatMap(({ leaves }) => leaves)),
    sort: Object.hasOwn(sortOrders, one('sort')) ? (one('sort') as SortOrder) : 'relevance',
    named,
  };
}

/** The query of a state: repeated keys, so that any name survives; nothing that says what is so anyway. */
export function writeListing({ search, selection, sort }: ListingState, tree: FilterTree): string {
  const ticked = tickedNodes(tree, selection);
  const labels = (level: Level) => ticked.filter((node) => node.level === level).map(tree.labelOf);
  return query({
    search,
    ...Object.fromEntries(filterParams.map((level) => [level, labels(level)])),
    sort: sort === 'relevance' ? '' : sort,
  });
}
