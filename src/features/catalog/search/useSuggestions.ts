import { useCallback, useMemo } from 'react';
import { messageOf } from '@/shared/api/apiError';
import {
  useGetCategoriesQuery,
  useGetProductsQuery,
  useGetSubCategoriesQuery,
} from '../catalogApi';
import { productPath } from '../productPath';
import { placesOf } from './places';
import type { Place } from './places';
import { productEntry, useSearchIndex } from './useSearchIndex';

const maxProducts = 6;
const maxPlaces = 3;

interface Suggestion {
  to: string;
  name: string;
  note: string;
}

const placeEntry = ({ name }: Place) => ({ name });

/**
 * Finds what the box suggests for a text: products, then categories. The lists are those that the page has; they are asked
 * for only when the box is in use and nobody has them yet.
 */
export function useSuggestions(inUse: boolean) {
  const skip = { skip: !inUse };
  const products = useGetProductsQuery(undefined, skip);
  const categories = useGetCategoriesQuery(undefined, skip);
  const subCategories = useGetSubCategoriesQuery(undefined, skip);
  const places = useMemo(
    () =>
      placesOf(
        categories.data?.map(({ productCategoryName }) => productCategoryName) ?? [],
        subCategories.data?.map(({ productSubCategoryName }) => productSubCategoryName) ?? [],
      ),
    [categories.data, subCategories.data],
  );
  const productSearch = useSearchIndex(products.data, inUse, productEntry);
  const placeSearch = useSearchIndex(places, inUse, placeEntry);

  const find = useCallback(
    (text: string): Suggestion[] => {
      const foundProducts = productSearch.index?.search(text).slice(0, maxProducts) ?? [];
      const foundPlaces = placeSearch.index?.search(text).slice(0, maxPlaces) ?? [];
      return [
        ...foundProducts.map(({ productId, productName, productCategoryName }) => ({
          to: productPath(productId),
          name: productName,
          note: productCategoryName,
        })),
        ...foundPlaces.map(({ to, name, kind }) => ({ to, name, note: kind })),
      ];
    },
    [productSearch.index, placeSearch.index],
  );

  const lists = [products, categories, subCategories];
  const failed = lists.find(({ data, isError }) => isError && data === undefined);
  const error = failed?.error ?? productSearch.error ?? placeSearch.error;
  return {
    find,
    isComplete:
      lists.every(({ data }) => data !== undefined) &&
      productSearch.index !== undefined &&
      placeSearch.index !== undefined,
    problem: error && messageOf(error),
    retry: () => {
      productSearch.refetch();
      placeSearch.refetch();
      for (const list of lists) if (list.isError) void list.refetch();
    },
  };
}
