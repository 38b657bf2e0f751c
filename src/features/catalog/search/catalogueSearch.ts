import { weakMapMemoize } from '@reduxjs/toolkit';
import { groupBy } from '@/shared/collections/groupBy';
import { paths } from '@/shared/config/paths';
import type { Product } from '../mergeProducts';
import { productPath } from '../productPath';
import { SearchIndex } from './searchIndex';

/** A category or sub-category that has products. */
interface Place {
  kind: 'Category' | 'Sub-category';
  name: string;
  to: string;
}

const maxNearPlaces = 6;
const maxSuggestions = { products: 6, places: 3 };

const commonFirst = (names: readonly string[]): string[] =>
  [...groupBy(names, (name) => name)]
    .filter(([name]) => name !== '')
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name]) => name);

/** As the listing's parameters go by names. What is named like its category leads nowhere else. */
function placesOf(products: readonly Product[]): Place[] {
  const categories = commonFirst(products.map((product) => product.productCategoryName));
  const subCategories = commonFirst(products.map((product) => product.productSubCategoryName));
  return [
    ...categories.map((name): Place => ({
      kind: 'Category',
      name,
      to: paths.products.to({ category: name }),
    })),
    ...subCategories
      .filter((name) => !categories.includes(name))
      .map((name): Place => ({
        kind: 'Sub-category',
        name,
        to: paths.products.to({ subcategory: name }),
      })),
  ];
}

/** One search for a list, whoever asks for it. */
export const catalogueSearch = weakMapMemoize(async (list: readonly Product[]) => {
  const products = await new SearchIndex(list, (product) => ({
    name: product.productName,
    subCategory: product.productSubCategoryName,
    category: product.productCategoryName,
  })).build();
  const places = await new SearchIndex(placesOf(list), ({ name }) => ({ name })).build();
  return {
    products,

    /** What the box suggests for a text: products, then categories. */
    suggest: (text: string) => [
      ...products
        .search(text)
        .slice(0, maxSuggestions.products)
        .map(({ productId, productName, productCategoryName }) => ({
          to: productPath(productId),
          name: productName,
          note: productCategoryName,
        })),
      ...places
        .search(text)
        .slice(0, maxSuggestions.places)
        .map(({ to, name, kind }) => ({ to, name, note: kind })),
    ],

    /**
     * Where a search may lead that finds no product: the places whose names have the most of its words, or else the
     * categories of the most products.
     */
    nearPlaces: (query: string): { isNear: boolean; places: Place[] } => {
      const whole = places.search(query);
      const near = whole.length > 0 ? whole : places.searchPartly(query).found;
      const isNear = near.length > 0;
      const found = isNear ? near : places.items.filter(({ kind }) => kind === 'Category');
      return { isNear, places: found.slice(0, maxNearPlaces) };
    },
  };
});

export type CatalogueSearch = Awaited<ReturnType<typeof catalogueSearch>>;
