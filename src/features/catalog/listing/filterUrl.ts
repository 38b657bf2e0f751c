import { foldName } from './filterTree';
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

export const filterParams: Record<Level, string> = {
  area: 'areas',
  category: 'category',
  subCategory: 'subcategory',
};
const levels = Object.keys(filterParams) as Level[];

const pathOf = (node: FilterNode): string =>
  node.parent ? `${pathOf(node.parent)} > ${node.name}` : node.name;

const push = (map: Map<string, FilterNode[]>, key: string, node: FilterNode) => {
  const list = map.get(key);
  if (list) list.push(node);
  else map.set(key, [node]);
};

/** The names of one level, and the nodes that bear them. */
export interface NameBook {
  /** By name; by path ('Gifts > Boxes') and by key where the name alone does not tell. */
  find: (value: string) => FilterNode[] | undefined;
  /** The shortest text that finds this node alone. */
  labelOf: (node: FilterNode) => string;
  /** The most commas in any name. */
  commas: number;
}

function nameBook(nodes: readonly FilterNode[]): NameBook {
  const byName = new Map<string, FilterNode[]>();
  const byPath = new Map<string, FilterNode[]>();
  const byKey = new Map<string, FilterNode[]>();
  let commas = 0;
  for (const node of nodes) {
    push(byName, foldName(node.name), node);
    push(byPath, foldName(pathOf(node)), node);
    push(byKey, foldName(`#${node.key}`), node);
    commas = Math.max(commas, pathOf(node).split(',').length - 1);
  }
  const find = (value: string) => {
    const folded = foldName(value);
    return byName.get(folded) ?? byPath.get(folded) ?? byKey.get(folded);
  };
  return {
    find,
    labelOf: (node) =>
      [node.name, pathOf(node)].find(
        (text) => find(text)?.length === 1 && find(text)?.[0] === node,
      ) ?? `#${node.key}`,
    commas,
  };
}

export type NameBooks = Record<Level, NameBook>;

export const nameBooks = ({ nodes }: FilterTree): NameBooks => {
  const of = (level: Level) => nameBook(nodes.filter((node) => node.level === level));
  return { area: of('area'), category: of('category'), subCategory: of('subCategory') };
};

/** The nodes that a parameter's value names: the whole of it if that is a name, else its parts between commas. */
export function nodesNamed(
  book: NameBook,
  value: string,
): { nodes: FilterNode[]; unknown: boolean } {
  const whole = book.find(value);
  if (whole) return { nodes: whole, unknown: false };
  const parts = value.split(',');
  const nodes: FilterNode[] = [];
  let unknown = false;
  for (let at = 0; at < parts.length;) {
    // A name may itself hold commas: the longest one that fits is meant.
    let length = Math.min(book.commas + 1, parts.length - at);
    let named = book.find(parts.slice(at, at + length).join(','));
    while (!named && length > 1) {
      length -= 1;
      named = book.find(parts.slice(at, at + length).join(','));
    }
    if (named) nodes.push(...named);
    else unknown = true;
    at += length;
  }
  return { nodes, unknown };
}

const readSort = (value: string | null): SortOrder =>
  value !== null && Object.hasOwn(sortOrders, value) ? (value as SortOrder) : 'relevance';

export interface AskedListing extends ListingState {
  /** The nodes that the address names. */
  named: FilterNode[];
  /** It holds something that it should not. */
  unclean: boolean;
}

/** What the address asks for. */
export function readListing(
  params: URLSearchParams,
  tree: FilterTree,
  books: NameBooks,
): AskedListing {
  const selection = nothingTicked(tree);
  const named: FilterNode[] = [];
  let unclean = false;
  for (const level of levels) {
    for (const value of params.getAll(filterParams[level])) {
      const { nodes, unknown } = nodesNamed(books[level], value);
      unclean ||= unknown;
      named.push(...nodes);
      for (const { from, to } of nodes) selection.fill(1, from, to);
    }
  }
  const search = (params.get('search') ?? '').trim();
  const sort = readSort(params.get('sort'));
  const knownKeys = new Set([...Object.values(filterParams), 'search', 'sort']);
  unclean ||= [...params.keys()].some((key) => !knownKeys.has(key));
  unclean ||= params.getAll('search').length > (search ? 1 : 0);
  unclean ||= params.getAll('sort').length > (sort === 'relevance' ? 0 : 1);
  return { search, selection, sort, named, unclean };
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
