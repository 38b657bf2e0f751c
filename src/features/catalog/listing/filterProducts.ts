import type { LinkType } from '@/shared/contract/product';
import { removeDiacritics } from '@/shared/text/letters';
import type { Facts } from '../facts/factsApi';
import type { ProductFacts } from '../facts/productFacts';
import { sortByLinkType } from '../mergeProducts';
import type { Product } from '../mergeProducts';
import type { FilterNode, FilterTree } from './filterTree';
import type { SortOrder } from './filterUrl';
import type { Selection } from './selection';

/**
 * A product fits if it stands in one of the ticks of each filter: the tree is one, each facet another.
 * @returns `counts`: how many each tick alone would let through of those that fit the other filters; `unknown`: how many
 * would fit, but that nothing is known of what a facet asks
 */
export function filterProducts(
  products: readonly Product[],
  selection: Selection,
  { nodes, getProductNodes }: FilterTree,
) {
  const facets = [...new Set(Array.from(selection, ({ facet }) => facet))];
  const counts = new Map(nodes.map((node) => [node, 0]));
  const fitting: Product[] = [];
  let unknown = 0;
  for (const product of products) {
    const own = getProductNodes(product);
    const missed = facets.filter(
      (facet) => !own.some((node) => node.facet === facet && selection.has(node)),
    );
    const isIn = (facet: FilterNode['facet']) => own.some((node) => node.facet === facet);
    if (missed.length === 0) fitting.push(product);
    // Whatever is in no category is in no tick of the tree, which is no lack of facts.
    else if (missed.every((facet) => facet && !isIn(facet))) unknown += 1;
    for (const node of own)
      if (missed.every((facet) => node.facet === facet))
        counts.set(node, (counts.get(node) ?? 0) + 1);
  }
  return { fitting, counts, unknown };
}

const linkTypes = {
  new: ['NEWPWL'],
  best: ['BSLPWL', 'BSTPWL'],
  top: ['TPRPWL'],
} satisfies Partial<Record<SortOrder, LinkType[]>>;

/** Of a size the longest side counts, which sizes of any form have. */
const amounts = {
  price: ({ each }: ProductFacts) => each,
  'price-high': ({ each }: ProductFacts) => (each === undefined ? undefined : -each),
  size: ({ sizes }: ProductFacts) => sizes && Math.min(...sizes.map((size) => Math.max(...size))),
} satisfies Partial<Record<SortOrder, unknown>>;

const isByAmount = (sort: SortOrder): sort is keyof typeof amounts => Object.hasOwn(amounts, sort);

/** They come in the order of relevance, and equals stay in it; so does what tells no amount, which comes last. */
export function sortProducts(
  products: readonly Product[],
  sort: SortOrder,
  facts: Facts | undefined,
): readonly Product[] {
  if (sort === 'relevance') return products;
  if (sort === 'name') {
    const { compare } = new Intl.Collator('ur', { numeric: true });
    // Nothing comes after U+FFFF: by its own alphabet Urdu follows English.
    const rows = products.map((product) => ({
      product,
      name: removeDiacritics(product.productName).replace(/^\P{L}*\p{Script=Arabic}/u, '\uFFFF$&'),
    }));
    return rows.sort((a, b) => compare(a.name, b.name)).map(({ product }) => product);
  }
  if (!isByAmount(sort)) return sortByLinkType(products, ...linkTypes[sort]);
  const getAmount = ({ productId }: Product) => amounts[sort](facts?.get(productId) ?? {});
  const rows = products.map((product) => ({ product, amount: getAmount(product) ?? Infinity }));
  return rows.sort((a, b) => a.amount - b.amount || 0).map(({ product }) => product);
}
