import { useMemo } from 'react';
import { messageOf } from '@/shared/api/apiError';
import { errorMessages } from '@/shared/api/errorMessages';
import {
  useGetCategoriesQuery,
  useGetProductsQuery,
  useGetSubCategoriesQuery,
} from '../catalogApi';
import { placesOf } from './places';
import type { Place } from './places';
import { productEntry, searchMissing, useSearchIndex } from './useSearchIndex';

const maxProducts = 6;
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

const placeEntry = ({ name }: Place) => ({ name });

export const nothing: Suggestions = { products: [], places: [] };

interface Answer {
  suggestions: Suggestions;
  /** All that they are made from is there. */
  isComplete: boolean;
  /** Why some of it is missing. */
  problem: string | undefined;
  retry: () => void;
}

/**
 * What the box suggests for a text. The lists are those that the page has; they are asked for only when the box is
 * in use and nobody has them yet.
 */
export function useSuggestions(text: string, inUse: boolean): Answer {
  const skip = { skip: !inUse };
  const productList = useGetProductsQuery(undefined, skip);
  const categoryList = useGetCategoriesQuery(undefined, skip);
  const subCategoryList = useGetSubCategoriesQuery(undefined, skip);
  const { data: products } = productList;
  const { data: categories } = categoryList;
  const { data: subCategories } = subCategoryList;
  const places = useMemo(
    () =>
      placesOf(
        (categories ?? []).map(({ productCategoryName }) => productCategoryName),
        (subCategories ?? []).map(({ productSubCategoryName }) => productSubCategoryName),
      ),
    [categories, subCategories],
  );
  const productSearch = useSearchIndex(products, inUse, productEntry);
  const placeSearch = useSearchIndex(places, inUse, placeEntry);
  const { index } = productSearch;
  const { index: placeIndex } = placeSearch;

  const suggestions = useMemo(() => {
    if (text.trim() === '') return nothing;
    const found = index?.search(text).slice(0, maxProducts) ?? [];
    const foundPlaces = placeIndex?.search(text).slice(0, maxPlaces) ?? [];
    return {
      products: found.map(({ productId, productName, productCategoryName }) => ({
        key: productId,
        name: productName,
        note: productCategoryName,
      })),
      places: foundPlaces.map(({ kind, name, to }) => ({ key: to, name, note: kind })),
    };
  }, [text, index, placeIndex]);

  const lists = [productList, categoryList, subCategoryList];
  const failed = lists.find(({ data, isError }) => isError && data === undefined);
  return {
    suggestions,
    isComplete:
      index !== undefined &&
      placeIndex !== undefined &&
      categories !== undefined &&
      subCategories !== undefined,
    problem: failed
      ? messageOf(failed.error, errorMessages.products)
      : productSearch.failed || placeSearch.failed
        ? searchMissing
        : undefined,
    retry: () => {
      productSearch.retry();
      placeSearch.retry();
      for (const list of lists) if (list.isError) void list.refetch();
    },
  };
}
