import type { ProductCategory } from '@/shared/contract/taxonomy';
import { foldName } from '@/shared/text/foldName';
import { getRequestedNames } from '../listing/filterTree';
import type { Product } from '../mergeProducts';

/**
 * Returns the names and the products of the categories in a URL such as `/categories?category=…`.
 * Returns all products if the URL has no such parameter.
 */
export function readCategories(
  params: URLSearchParams,
  categories: readonly ProductCategory[] = [],
  products: Product[] = [],
) {
  const allNames = new Set([...products, ...categories].map((row) => row.productCategoryName));
  const namesByFoldedName = new Map(Array.from(allNames, (name) => [foldName(name), name]));
  const requestedNames = params
    .getAll('category')
    .flatMap((value) => getRequestedNames(value, (name) => namesByFoldedName.has(foldName(name))))
    .filter((name) => name.trim());
  const wantedFoldedNames = new Set(requestedNames.map(foldName));
  const names = Array.from(wantedFoldedNames, (name) => namesByFoldedName.get(name) ?? []).flat();
  return {
    // If no requested name is known, the unknown names are kept, because the heading shows them.
    names: names.length > 0 ? names : requestedNames,
    products:
      wantedFoldedNames.size === 0
        ? products
        : products.filter((product) =>
            wantedFoldedNames.has(foldName(product.productCategoryName)),
          ),
  };
}
