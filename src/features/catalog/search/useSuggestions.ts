import { useMemo } from 'react';
import {
  useGetCategoriesQuery,
  useGetProductsQuery,
  useGetSubCategoriesQuery,
} from '../catalogApi';
import { placesOf } from './places';
import { SearchIndex } from './searchIndex';
import { useSearchIndex } from './useSearchIndex';

/** Section 9. */
export const maxProducts = 6;
const maxPlaces = 3;

export interface Suggestion {
  /** A product's id; a category's address. */
  key: string;
  name: string;
  /** What it is, or where it stands. */
  note: string;
}

export interface Suggestions {
  products: Suggestion[];
  places: Suggestion[];
}

export const nothing: Suggestions = { products: [], places: [] };

/**
 * What the box suggests for a text. The lists are those that the page has; they are asked for only when the box is
 * in use and nobody has them yet.
 */
export function useSuggestions(text: string, inUse: boolean): Suggestions {
  const skip = { skip: !inUse };
  const { data: products } = useGetProductsQuery(undefined, skip);
  const { data: categories } = useGetCategoriesQuery(undefined, skip);
  const { data: subCategories } = useGetSubCategoriesQuery(undefined, skip);
  const { index } = useSearchIndex(products, inUse);

  const places = useMemo(() => {
    const list = placesOf(categories ?? [], subCategories ?? []);
    const placeIndex = new SearchIndex();
    for (const { name } of list) placeIndex.add({ name });
    return { list, index: placeIndex.finish() };
  }, [categories, subCategories]);

  return useMemo(() => {
    if (text.trim() === '') return nothing;
    const found = index?.search(text).subarray(0, maxProducts) ?? [];
    return {
      products: Array.from(found, (id) => products?.[id])
        .filter((product) => product !== undefined)
        .map(({ productId, productName, productCategoryName }) => ({
          key: productId,
          name: productName,
          note: productCategoryName,
        })),
      places: Array.from(places.index.search(text).subarray(0, maxPlaces), (id) => places.list[id])
        .filter((place) => place !== undefined)
        .map(({ kind, name, to }) => ({ key: to, name, note: kind })),
    };
  }, [text, index, products, places]);
}
