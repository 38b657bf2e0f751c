import { groupBy } from '@/shared/collections/groupBy';
import { byName, foldName } from './filterTree';
import type { FilterNode, FilterTree, Level } from './filterTree';
import { tickedNodes } from './selection';
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

const filterParams: Record<Level, string> = {
  area: 'areas',
  category: 'category',
  subCategory: 'subcategory',
};
const levels = Object.keys(filterParams) as Level[];

const pathOf = (node: FilterNode): string =>
  node.parent ? `${pathOf(node.parent)} > ${node.name}` : node.name;

interface NameBook {
  /** By name; by path ('Gifts > Boxes') and by key where the name alone does not tell. */
  find: (value: string) => FilterNode[] | undefined;
  labelOf: (node: FilterNode) => string;
  commas: number;
}

function nameBook(nodes: readonly FilterNode[]): NameBook {
  const books = [
    byName(nodes),
    groupBy(nodes, (node) => foldName(pathOf(node))),
    groupBy(nodes, ({ key }) => foldName(`#${key}`)),
  ];
  const find = (value: string) => {
    const name = foldName(value);
    return books.find((book) => book.has(name))?.get(name);
  };
  return {
    find,
    labelOf: (node) =>
      [node.name, pathOf(node)].find((text) => find(text)?.every((found) => found === node)) ??
      `#${node.key}`,
    commas: nodes.reduce((most, node) => Math.max(most, pathOf(node).split(',').length - 1), 0),
  };
}

type NameBooks = Record<Level, NameBook>;

export const nameBooks = ({ nodes }: FilterTree): NameBooks => {
  const of = (level: Level) => nameBook(nodes.filter((node) => node.level === level));
  return { area: of('area'), category: of('category'), subCategory: of('subCategory') };
};

/** The nodes that a parameter's value names: the whole of it if that is a name, else its parts between commas. */
export function nodesNamed(
  { find, commas }: NameBook,
  value: string,
): { nodes: FilterNode[]; unknown: boolean } {
  const whole = find(value);
  if (whole) return { nodes: whole, unknown: false };
  const parts = value.split(',');
  const nodes: FilterNode[] = [];
  let unknown = false;
  for (let at = 0; at < parts.length;) {
    // A name may itself hold commas: the longest one that fits is meant.
    let length = Math.min(commas + 1, parts.length - at);
    let named = find(parts.slice(at, at + length).join(','));
    while (!named && length > 1) {
      length -= 1;
      named = find(parts.slice(at, at + length).join(','));
    }
    if (named) nodes.push(...named);
    else unknown = true;
    at += length;
  }
  return { nodes, unknown };
}

const readSort = (value: string | null): SortOrder =>
  value !== null && Object.hasOwn(sortOrders, value) ? (value as SortOrder) : 'relevance';

interface AskedListing extends ListingState {
  named: FilterNode[];
  unclean: boolean;
}

export function readListing(params: URLSearchParams, books: NameBooks): AskedListing {
  const read = levels.flatMap((level) =>
    params.getAll(filterParams[level]).map((value) => nodesNamed(books[level], value)),
  );
  const named = read.flatMap(({ nodes }) => nodes);
  const search = (params.get('search') ?? '').trim();
  const sort = readSort(params.get('sort'));
  const knownKeys = [...Object.values(filterParams), 'search', 'sort'];
  const unclean =
    read.some(({ unknown }) => unknown) ||
    [...params.keys()].some((key) => !knownKeys.includes(key)) ||
    params.getAll('search').length > (search ? 1 : 0) ||
    params.getAll('sort').length > (sort === 'relevance' ? 0 : 1);
  return {
    search,
    selection: new Set(named.flatMap(({ leaves }) => leaves)),
    sort,
    named,
    unclean,
  };
}

/** The address of a state: repeated keys, so that any name survives; nothing that says what is so anyway. */
export function writeListing(
  { search, selection, sort }: ListingState,
  tree: FilterTree,
  books: NameBooks,
): URLSearchParams {
  const params = new URLSearchParams();
  if (search.trim()) params.append('search', search.trim());
  for (const node of tickedNodes(tree, selection)) {
    params.append(filterParams[node.level], books[node.level].labelOf(node));
  }
  if (sort !== 'relevance') params.append('sort', sort);
  return params;
}
