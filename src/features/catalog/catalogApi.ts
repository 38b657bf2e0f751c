import type { TypedUseQueryHookResult } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { getStatusCode } from '@/shared/api/apiError';
import { baseApi } from '@/shared/api/baseApi';
import { errorMessages } from '@/shared/api/errorMessages';
import { createBodySchema, createDataSchema, createListSchema } from '@/shared/api/responseSchemas';
import { publicQuery } from '@/shared/api/publicQuery';
import { provideUnansweredTags } from '@/shared/api/staleAnswers';
import type { ApiBaseQuery } from '@/shared/api/withErrorTexts';
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

export const {
  useGetAreasQuery,
  useGetCategoriesQuery,
  useGetSubCategoriesQuery,
  useGetProductsQuery,
  useGetProductQuery,
} = catalogApi;

/** Results of the hooks above, for functions that take them as an argument. */
export type ProductsQuery = TypedUseQueryHookResult<Product[], void, ApiBaseQuery>;
export type ProductQuery = TypedUseQueryHookResult<ProductDetail | null, string, ApiBaseQuery>;
