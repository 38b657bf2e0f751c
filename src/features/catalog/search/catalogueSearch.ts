import { weakMapMemoize } from '@reduxjs/toolkit';
import { groupBy } from '@/shared/collections/groupBy';
import { paths } from '@/shared/config/paths';
import type { Product } from '../mergeProducts';
import { getProductPath } from '../getProductPath';
import { SearchIndex } from './searchIndex';

interface Suggestion {
  /** Set only for products. */
  productId?: string;
  picture?: string;
  to: string;
  name: string;
  /** Text beside the name: the category of a product, or the kind of a category. */
  note: string;
}

const maxNearCategories = 6;
const maxSuggestedProducts = 6;
const maxSuggestedCategories = 3;

const sortByFrequency = (names: readonly string[]): string[] =>
  [...groupBy(names, (name) => name)]
    .filter(([name]) => name !== '')
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name]) => name);

/**
 * Returns the categories and then the sub-categories that have products, those with the most
 * products first. The links contain only names, so a sub-category with the name of a category is
 * left out.
 */
function getCategorySuggestions(products: readonly Product[]): Suggestion[] {
  const categories = sortByFrequency(products.map((product) => product.productCategoryName));
  const subCategories = sortByFrequency(products.map((product) => product.productSubCategoryName));
  const toSuggestion = (param: 'category' | 'subcategory', note: string) => (name: string) => ({
    to: paths.products.to({ [param]: name }),
    name,
    note,
  });
  return [
    ...categories.map(toSuggestion('category', 'Category')),
    ...subCategories
      .filter((name) => !categories.includes(name))
      .map(toSuggestion('subcategory', 'Sub-category')),
  ];
}

/**
 * Builds the search for a list of products. Calls with the same arguments share one search.
 * @param words words of specifications, by product id
 */
export const buildCatalogueSearch = weakMapMemoize(
  async (listedProducts: readonly Product[], words?: ReadonlyMap<string, string>) => {
    const products = await new SearchIndex(listedProducts, (product) => ({
      name: product.productName,
      subCategory: product.productSubCategoryName,
      category: product.productCategoryName,
      details: words?.get(product.productId) ?? '',
    })).build();
    const categoryIndex = await new SearchIndex(
      getCategorySuggestions(listedProducts),
      ({ name }) => ({ name }),
    ).build();

    /**
     * Finds the closest products if no product matches exactly. Also returns the categories and
     * sub-categories that contain the most words of the query, or else the largest categories.
     */
    const findPartialMatches = (text: string) => {
      const exactCategories = categoryIndex.search(text);
      const nearCategories =
        exactCategories.length > 0 ? exactCategories : categoryIndex.searchPartly(text).items;
      const hasNearCategories = nearCategories.length > 0;
      const shownCategories = hasNearCategories
        ? nearCategories
        : categoryIndex.items.filter(({ note }) => note === 'Category');
      return {
        ...products.searchPartly(text),
        hasNearCategories,
        suggestedCategories: shownCategories.slice(0, maxNearCategories),
      };
    };

    const suggestProducts = (text: string): Suggestion[] =>
      products
        .suggestByName(text)
        .slice(0, maxSuggestedProducts)
        .map(({ productId, productName, productCategoryName, productImageURL }) => ({
          productId,
          picture: productImageURL,
          to: getProductPath(productId),
          name: productName,
          note: productCategoryName,
        }));

    return {
      products,
      words,

      suggestProducts,
      suggestProductsAndCategories: (text: string): Suggestion[] => [
        ...suggestProducts(text),
        ...categoryIndex.search(text).slice(0, maxSuggestedCategories),
      ],

      /** Returns results for the listing: exact matches, then similar products. */
      getResults: (text: string) => {
        const { exact, fuzzy, nearest } = products.find(text);
        if (exact.length > 0) return { exact, fuzzy, partial: undefined };
        const { items, ...partial } = findPartialMatches(text);
        const matchedCount = nearest ? partial.wordCount : partial.matchedCount;
        return {
          exact: nearest ? fuzzy : items,
          fuzzy: [],
          partial: { ...partial, matchedCount, nearest },
        };
      },
    };
  },
);

export type CatalogueSearch = Awaited<ReturnType<typeof buildCatalogueSearch>>;
