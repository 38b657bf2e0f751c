import { skipToken } from '@reduxjs/toolkit/query';
import { useGetCategoriesQuery, useGetProductQuery, useGetProductsQuery } from './catalogApi';

/** These lists are fetched anew on every mount and on reconnect; meanwhile the last data shows. */
export const useCategories = () => useGetCategoriesQuery(undefined, { refetchOnReconnect: true });
export const useProducts = ({ skip = false } = {}) =>
  useGetProductsQuery(skip ? skipToken : undefined, { refetchOnReconnect: true });

/** `undefined`: no id could be read, so nothing is asked. */
export const useProduct = (id: string | undefined) => useGetProductQuery(id ?? skipToken);
