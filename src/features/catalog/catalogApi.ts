import { skipToken } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { getStatusCode } from '@/shared/api/apiError';
import { baseApi } from '@/shared/api/baseApi';
import { errorMessages } from '@/shared/api/errorMessages';
import { createBodySchema, createDataSchema, createListSchema } from '@/shared/api/responseSchemas';
import { publicQuery } from '@/shared/api/publicQuery';
import { useRefetchOnVisit } from '@/shared/api/useRefetchOnVisit';
import { selectDataAndError } from '@/shared/api/selectDataAndError';
import { provideUnansweredTags } from '@/shared/api/unanswered';
import { ProductDetail, ProductWebLink } from '@/shared/contract/product';
import { ProductArea, ProductCategory, ProductSubCategory } from '@/shared/contract/taxonomy';
import { mergeProducts } from './mergeProducts';
import type { Product } from './mergeProducts';

const isMissingProduct = (body: unknown) => getStatusCode(body) === 404;
const MissingProduct = v.pipe(
  v.unknown(),
  v.check(isMissingProduct),
  v.transform(() => null),
);

export const catalogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAreas: publicQuery(
      build,
      '/api/ISPM/ProductArea/GetWebArea',
      createListSchema(ProductArea, ({ productAreaId }) => productAreaId),
      errorMessages.productArea,
    ),
    getCategories: publicQuery(
      build,
      '/api/ISPM/ProductCategory/GetWebCategory',
      // A category may belong to several areas, so its id alone does not identify one row.
      createListSchema(ProductCategory, ({ productCategoryId, productAreaId }) =>
        [productCategoryId, productAreaId].join('\n'),
      ),
      errorMessages.productCategory,
    ),
    getSubCategories: publicQuery(
      build,
      '/api/ISPM/ProductSubCategory/GetWebSubCategory',
      createListSchema(ProductSubCategory, ({ productSubCategoryId, productCategoryId }) =>
        [productSubCategoryId, productCategoryId].join('\n'),
      ),
      errorMessages.productSubCategory,
    ),
    /**
     * Returns one entry for each product. The answer has one row for each link type of a product,
     * such as 'best seller', so the rows of each product are merged.
     */
    getProducts: build.query<Product[], void>({
      query: () => '/api/WAP/ProductWebLink/GetAll',
      providesTags: provideUnansweredTags,
      extraOptions: { failureMessage: errorMessages.products, isPublic: true },
      // Each row serves as its own id, so that no row is dropped as a duplicate. `mergeProducts`
      // needs all rows of a product.
      rawResponseSchema: createListSchema(ProductWebLink, (row) => row),
      transformResponse: mergeProducts,
    }),
    /**
     * Returns `null` if the product does not exist. The back end reports this with a `statusCode`
     * of 404 in the body.
     */
    getProduct: build.query<ProductDetail | null, string>({
      query: (id) => ({
        url: '/api/ISPM/Product/GetWebProductById',
        params: { Id: id },
        // The answer contains prices, so it must never come from the browser's HTTP cache.
        cache: 'reload',
        validateStatus: ({ ok }, body) => ok || isMissingProduct(body),
      }),
      providesTags: provideUnansweredTags,
      extraOptions: { failureMessage: errorMessages.product, isPublic: true, hasPrices: true },
      responseSchema: createBodySchema(v.union([MissingProduct, createDataSchema(ProductDetail)])),
    }),
  }),
});

const {
  useGetAreasQuery,
  useGetCategoriesQuery,
  useGetSubCategoriesQuery,
  useGetProductsQuery,
  useGetProductQuery,
} = catalogApi;

const { getAreas, getCategories, getSubCategories, getProducts } = catalogApi.endpoints;

/**
 * Subscribes a page to the products and refetches them on every visit. Only the page itself calls
 * this hook, because a second subscriber would fetch again.
 */
export const useProductsOnVisit = () =>
  getProducts.useQuerySubscription(undefined, useRefetchOnVisit());
export const useCategoriesOnVisit = () =>
  getCategories.useQuerySubscription(undefined, useRefetchOnVisit());
export function useTaxonomyOnVisit() {
  getAreas.useQuerySubscription(undefined, useRefetchOnVisit());
  useCategoriesOnVisit();
  getSubCategories.useQuerySubscription(undefined, useRefetchOnVisit());
}

/**
 * Returns the cached categories to components within a page. Calls the back end only if the cache
 * is empty.
 */
export const useCategories = () =>
  useGetCategoriesQuery(undefined, {
    refetchOnReconnect: true,
    selectFromResult: selectDataAndError,
  });
export const useAreas = () =>
  useGetAreasQuery(undefined, { refetchOnReconnect: true, selectFromResult: selectDataAndError });
export const useSubCategories = () =>
  useGetSubCategoriesQuery(undefined, {
    refetchOnReconnect: true,
    selectFromResult: selectDataAndError,
  });
export const useProducts = ({ skip = false } = {}) =>
  useGetProductsQuery(undefined, {
    skip,
    refetchOnReconnect: true,
    selectFromResult: selectDataAndError,
  });

export const prefetchProducts = () => [catalogApi.util.prefetch('getProducts', undefined, {})];
export const prefetchCategories = () => [catalogApi.util.prefetch('getCategories', undefined, {})];
export const prefetchTaxonomy = () => [
  catalogApi.util.prefetch('getAreas', undefined, {}),
  ...prefetchCategories(),
  catalogApi.util.prefetch('getSubCategories', undefined, {}),
];

/** Loads one product. Sends no request if `id` is `undefined`, as it is for an invalid URL. */
export const useProduct = (id: string | undefined) => useGetProductQuery(id ?? skipToken);
