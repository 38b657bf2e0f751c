import { groupBy } from '@/shared/collections/groupBy';
import { filterParams, formatQuery } from '@/shared/config/paths';
import type { ListingParam, ProductsQuery } from '@/shared/config/paths';
import { foldName } from '@/shared/text/foldName';
import { getRequestedNames } from './filterTree';
import type { FilterNode, FilterTree, Level } from './filterTree';
import { getTickedNodes } from './selection';
import type { Selection } from './selection';

/** Orders that need only the product list. */
export const listOrders = {
  relevance: 'Relevance',
  name: 'Name (A–Z)',
  new: 'New',
  best: 'Best sellers',
  top: 'Top rated',
} as const;
/** Orders that need the facts. */
export const factOrders = {
  price: 'Price per piece: low to high',
  'price-high': 'Price per piece: high to low',
  size: 'Size',
} as const;
export const sortOrders = { ...listOrders, ...factOrders };
export type SortOrder = keyof typeof sortOrders;

export interface ListingState {
  search: string;
  selection: Selection;
  sort: SortOrder;
}

/** Levels of the category tree. Their names are known only after the lists have loaded. */
const treeLevels = ['areas', 'category', 'subcategory'] as const;

export interface AskedListing extends ListingState {
  named: FilterNode[];
  /** Distinct names in the URL that do not exist at their level. */
  unknownNames: Partial<Record<Level, string[]>>;
}

export function readListing(params: URLSearchParams, { find }: FilterTree): AskedListing {
  const one = (param: ListingParam) => params.get(param)?.trim() ?? '';
  const getNames = (level: Level) =>
    params
      .getAll(level)
      .flatMap((value) => getRequestedNames(value, (name) => find(level, name).length > 0));
  const named = filterParams.flatMap((level) =>
    getNames(level).flatMap((name) => find(level, name)),
  );
  const unknownNames: AskedListing['unknownNames'] = {};
  for (const level of treeLevels) {
    const unknown = getNames(level).filter((name) => name.trim() && find(level, name).length === 0);
    const byFoldedName = groupBy(unknown, foldName);
    if (unknown.length > 0)
      unknownNames[level] = Array.from(byFoldedName.values(), ([name = '']) => name.trim());
  }
  return {
    search: one('search'),
    selection: new Set(named.flatMap(({ leaves }) => leaves)),
    sort: Object.hasOwn(sortOrders, one('sort')) ? (one('sort') as SortOrder) : 'relevance',
    named,
    unknownNames,
  };
}

/**
 * Formats the query string of a state. It repeats keys instead of joining values, because names may
 * contain any character. Default values are left out.
 * @param kept parameters to copy without changes
 */
export function writeListing(
  { search, selection, sort }: ListingState,
  tree: FilterTree,
  kept: ProductsQuery = {},
): string {
  const ticked = getTickedNodes(tree, selection);
  const labels = (level: Level) => ticked.filter((node) => node.level === level).map(tree.getLabel);
  return formatQuery({
    search,
    ...Object.fromEntries(filterParams.map((level) => [level, labels(level)])),
    ...kept,
    sort: sort === 'relevance' ? '' : sort,
  });
}
