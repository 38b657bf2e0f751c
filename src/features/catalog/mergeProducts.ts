import { groupBy } from '@/shared/collections/groupBy';
import type { LinkType, ProductWebLink } from '@/shared/contract/product';
import { getUnnamedProductName } from '@/shared/contract/unnamedProduct';

/** A listed product, merged from all rows with its id in the answer of `getProducts`. */
export interface Product extends Omit<
  ProductWebLink,
  'productWebLinkId' | 'productLinkTypePrefix'
> {
  /** All link types of the product, including unknown link types. */
  linkTypePrefixes: string[];
}

/**
 * Merges rows with the same product id, at the position of the first of them. Each field takes its
 * first non-empty value. A product without a name is named after its id.
 */
export function mergeProducts(rows: readonly ProductWebLink[]): Product[] {
  return Array.from(
    groupBy(rows, ({ productId }) => productId),
    ([productId, productRows]): Product => {
      const getFirstValue = (field: Exclude<keyof Product, 'linkTypePrefixes'>) =>
        productRows.find((row) => row[field])?.[field] ?? '';
      const prefixes = productRows.map(({ productLinkTypePrefix }) => productLinkTypePrefix);
      return {
        productId,
        productName: getFirstValue('productName') || getUnnamedProductName(productId),
        productImageURL: getFirstValue('productImageURL'),
        productCategoryName: getFirstValue('productCategoryName'),
        productSubCategoryName: getFirstValue('productSubCategoryName'),
        linkTypePrefixes: [...new Set(prefixes.filter(Boolean))],
      };
    },
  );
}

/** Moves products with one of these link types to the front, and keeps the order otherwise. */
export function sortByLinkType(products: readonly Product[], ...linkTypes: LinkType[]): Product[] {
  const getSortWeight = ({ linkTypePrefixes }: Product) =>
    Number(linkTypes.some((type) => linkTypePrefixes.includes(type)));
  return [...products].sort((a, b) => getSortWeight(b) - getSortWeight(a));
}

/** Sorts products for the home page: products marked for the home page come first. */
export const sortForHome = (products: readonly Product[]) => sortByLinkType(products, 'HMEPWL');

const badgeTexts: Partial<Record<LinkType, string>> = {
  NEWPWL: 'NEW',
  BSLPWL: 'BEST SELLER',
  BSTPWL: 'BEST SELLER',
  TPRPWL: 'TOP RATED',
};

export function getBadges({ linkTypePrefixes }: Pick<Product, 'linkTypePrefixes'>): string[] {
  const texts = Object.entries(badgeTexts)
    .filter(([prefix]) => linkTypePrefixes.includes(prefix))
    .map(([, text]) => text);
  return [...new Set(texts)];
}

const bestSellerTypes: LinkType[] = ['BSTPWL', 'BSLPWL'];
const maxBestSellers = 4;

export const selectBestSellers = (products: readonly Product[]): Product[] =>
  products
    .filter(({ linkTypePrefixes }) =>
      bestSellerTypes.some((type) => linkTypePrefixes.includes(type)),
    )
    .slice(0, maxBestSellers);

const maxRelatedProducts = 6;

export const selectRelated = (
  products: readonly Product[],
  { productId, productCategoryName: category }: Pick<Product, 'productId' | 'productCategoryName'>,
): Product[] =>
  products
    .filter((product) => category && product.productCategoryName === category)
    .filter((product) => product.productId !== productId)
    .slice(0, maxRelatedProducts);
