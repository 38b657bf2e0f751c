import { skipToken } from '@reduxjs/toolkit/query';
import { alwaysFresh } from '@/shared/api/baseApi';
import {
  useGetAreasQuery,
  useGetCategoriesQuery,
  useGetProductQuery,
  useGetProductsQuery,
  useGetSubCategoriesQuery,
} from './catalogApi';

/** Section 7: these lists are fetched anew on every mount and on reconnect; meanwhile the last data shows. */
export const useAreas = () => useGetAreasQuery(undefined, alwaysFresh);
export const useCategories = () => useGetCategoriesQuery(undefined, alwaysFresh);
export const useSubCategories = () => useGetSubCategoriesQuery(undefined, alwaysFresh);
export const useProducts = ({ skip = false } = {}) =>
  useGetProductsQuery(skip ? skipToken : undefined, alwaysFresh);

/** `undefined`: no id could be read, so nothing is asked. */
export const useProduct = (id: string | undefined) => useGetProductQuery(id ?? skipToken);
