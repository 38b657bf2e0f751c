import { groupBy } from '@/shared/collections/groupBy';
import { filterParams, formatQuery } from '@/shared/config/paths';
import type { ListingParam, ProductsQuery } from '@/shared/config/paths';
import { foldName } from '@/shared/text/foldName';
import { getRequestedNames } from './filterTree';
import type { FilterNode, FilterTree, Level } from './filterTree';
import { getTickedNodes } from './selection';
import type { Selection } from './selection';

/** Labels of the sort orders that need only the product list. */
export const listOrders = {
  relevance: 'Relevance',
  name: 'Name (A–Z)',
  new: 'New',
  best: 'Best sellers',
  top: 'Top rated',
} as const;
/** Labels of the sort orders that need the product facts. */
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

/**
 * Levels of the category tree. The names at these levels are known only after the lists of areas,
 * categories and sub-categories have loaded.
 */
const treeLevels = ['areas', 'category', 'subcategory'] as const;

export interface RequestedListing extends ListingState {
  /** The nodes whose names are in the URL. */
  namedNodes: FilterNode[];
  /** Distinct names in the URL, by level, that no node of that level has. */
  unknownNames: Partial<Record<Level, string[]>>;
}

export function readListing(params: URLSearchParams, { find }: FilterTree): RequestedListing {
  const getFirstValue = (param: ListingParam) => params.get(param)?.trim() ?? '';
  const getNames = (level: Level) =>
    params
      .getAll(level)
      .flatMap((value) => getRequestedNames(value, (name) => find(level, name).length > 0));
  const namedNodes = filterParams.flatMap((level) =>
    getNames(level).flatMap((name) => find(level, name)),
  );
  const unknownNames: RequestedListing['unknownNames'] = {};
  for (const level of treeLevels) {
    const missingNames = getNames(level).filter(
      (name) => name.trim() && find(level, name).length === 0,
    );
    const namesByFoldedName = groupBy(missingNames, foldName);
    if (missingNames.length > 0)
      unknownNames[level] = Array.from(namesByFoldedName.values(), ([name = '']) => name.trim());
  }
  return {
    search: getFirstValue('search'),
    selection: new Set(namedNodes.flatMap(({ leaves }) => leaves)),
    sort: Object.hasOwn(sortOrders, getFirstValue('sort'))
      ? (getFirstValue('sort') as SortOrder)
      : 'relevance',
    namedNodes,
    unknownNames,
  };
}

/**
 * Formats the query string of a listing. Each value has its own parameter, because no character
 * could separate several names: each name may contain any character. Default values are left out.
 * @param fixedParams parameters to copy without changes
 */
export function writeListing(
  { search, selection, sort }: ListingState,
  tree: FilterTree,
  fixedParams: ProductsQuery = {},
): string {
  const tickedNodes = getTickedNodes(tree, selection);
  const getLabels = (level: Level) =>
    tickedNodes.filter((node) => node.level === level).map(tree.getLabel);
  return formatQuery({
    search,
    ...Object.fromEntries(filterParams.map((level) => [level, getLabels(level)])),
    ...fixedParams,
    sort: sort === 'relevance' ? '' : sort,
  });
}
