import type { linkTypes, ProductWebLink } from '@/shared/contract/product';

type LinkType = keyof typeof linkTypes;

/** One product of the lists: the rows of call 13 with its id, in one. */
export interface Product {
  productId: string;
  productName: string;
  productImageURL: string;
  productCategoryName: string;
  productSubCategoryName: string;
  /** The link types under which it stands; unknown ones are kept. */
  linkTypePrefixes: string[];
}

const fields = [
  'productName',
  'productImageURL',
  'productCategoryName',
  'productSubCategoryName',
] as const;

const productOf = (row: ProductWebLink): Product => ({
  productId: row.productId,
  productName: row.productName,
  productImageURL: row.productImageURL,
  productCategoryName: row.productCategoryName,
  productSubCategoryName: row.productSubCategoryName,
  linkTypePrefixes: row.productLinkTypePrefix ? [row.productLinkTypePrefix] : [],
});

/**
 * Rows with the same product id become one product, where its first row stood; of each field the first non-empty
 * value is kept. A product that no row names cannot be shown and is left out.
 */
export function mergeProducts(rows: readonly ProductWebLink[]): Product[] {
  const byId = new Map<string, Product>();
  for (const row of rows) {
    const product = byId.get(row.productId);
    if (!product) {
      byId.set(row.productId, productOf(row));
      continue;
    }
    for (const field of fields) product[field] ||= row[field];
    const prefix = row.productLinkTypePrefix;
    if (prefix && !product.linkTypePrefixes.includes(prefix)) product.linkTypePrefixes.push(prefix);
  }
  return [...byId.values()].filter((product) => product.productName !== '');
}

/** The home grid's order: those linked to the home page first, otherwise as they came. */
export function homeFirst(products: readonly Product[]): Product[] {
  const isHome = ({ linkTypePrefixes }: Product) => linkTypePrefixes.includes('HMEPWL');
  return [...products.filter(isHome), ...products.filter((product) => !isHome(product))];
}

const badgeTexts: Partial<Record<LinkType, string>> = {
  NEWPWL: 'NEW',
  BSLPWL: 'BEST SELLER',
  BSTPWL: 'BEST SELLER',
  TPRPWL: 'TOP RATED',
};

export function badgesOf({ linkTypePrefixes }: Pick<Product, 'linkTypePrefixes'>): string[] {
  const texts = Object.entries(badgeTexts)
    .filter(([prefix]) => linkTypePrefixes.includes(prefix))
    .map(([, text]) => text);
  return [...new Set(texts)];
}

const maxRelated = 6;

export const relatedTo = (
  products: readonly Product[],
  { productId, productCategoryName: category }: Pick<Product, 'productId' | 'productCategoryName'>,
): Product[] =>
  products
    .filter((other) => category && other.productCategoryName === category)
    .filter((other) => other.productId !== productId)
    .slice(0, maxRelated);
