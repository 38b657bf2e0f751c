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
 * Filters the products. A product matches if it has one of the selected values of each filter in
 * use. The category tree is one filter, and each facet is another.
 * @returns `matchingProducts`: the products that match. `counts`: for each node, how many products
 * would match if that node were the only selected value of its filter. `unknownCount`: number of
 * products excluded only because their facts lack a selected facet.
 */
export function filterProducts(
  products: readonly Product[],
  selection: Selection,
  { nodes, getProductNodes }: FilterTree,
) {
  const facets = [...new Set(Array.from(selection, ({ facet }) => facet))];
  const counts = new Map(nodes.map((node) => [node, 0]));
  const matchingProducts: Product[] = [];
  let unknownCount = 0;
  for (const product of products) {
    const productNodes = getProductNodes(product);
    const unmatchedFacets = facets.filter(
      (facet) => !productNodes.some((node) => node.facet === facet && selection.has(node)),
    );
    const hasValueOfFacet = (facet: FilterNode['facet']) =>
      productNodes.some((node) => node.facet === facet);
    if (unmatchedFacets.length === 0) matchingProducts.push(product);
    // If the category filter excludes a product, it does not count as unknown, because a missing
    // category is not a missing fact.
    else if (unmatchedFacets.every((facet) => facet && !hasValueOfFacet(facet))) unknownCount += 1;
    for (const node of productNodes)
      if (unmatchedFacets.every((facet) => node.facet === facet))
        counts.set(node, (counts.get(node) ?? 0) + 1);
  }
  return { matchingProducts, counts, unknownCount };
}

const linkTypesBySortOrder = {
  new: ['NEWPWL'],
  best: ['BSLPWL', 'BSTPWL'],
  top: ['TPRPWL'],
} satisfies Partial<Record<SortOrder, LinkType[]>>;

/**
 * Functions that return the amount by which products are sorted. Sizes are compared by their
 * longest side, because every shape has one. Of several sizes of a product, the smallest counts.
 */
const amountGetters = {
  price: ({ each }: ProductFacts) => each,
  'price-high': ({ each }: ProductFacts) => (each === undefined ? undefined : -each),
  size: ({ sizes }: ProductFacts) => sizes && Math.min(...sizes.map((size) => Math.max(...size))),
} satisfies Partial<Record<SortOrder, unknown>>;

const isAmountOrder = (sort: SortOrder): sort is keyof typeof amountGetters =>
  Object.hasOwn(amountGetters, sort);

/**
 * Sorts products that are already in order of relevance. Equal products keep that order, and
 * products without the sorted value come last.
 */
export function sortProducts(
  products: readonly Product[],
  sort: SortOrder,
  facts: Facts | undefined,
): readonly Product[] {
  if (sort === 'relevance') return products;
  if (sort === 'name') {
    const { compare: compareNames } = new Intl.Collator('ur', { numeric: true });
    // U+FFFF sorts after all letters, so Urdu names follow English names.
    const rows = products.map((product) => ({
      product,
      name: removeDiacritics(product.productName).replace(/^\P{L}*\p{Script=Arabic}/u, '\uFFFF$&'),
    }));
    return rows.sort((a, b) => compareNames(a.name, b.name)).map(({ product }) => product);
  }
  if (!isAmountOrder(sort)) return sortByLinkType(products, ...linkTypesBySortOrder[sort]);
  const getAmount = ({ productId }: Product) => amountGetters[sort](facts?.get(productId) ?? {});
  const rows = products.map((product) => ({ product, amount: getAmount(product) ?? Infinity }));
  return rows.sort((a, b) => a.amount - b.amount || 0).map(({ product }) => product);
}
