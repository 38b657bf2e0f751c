import { readData, readList } from '@/shared/api/apiRequest';
import type { Reading } from '@/shared/api/apiRequest';
import { baseApi } from '@/shared/api/baseApi';
import { errorMessages } from '@/shared/api/errorMessages';
import { onEveryVisit } from '@/shared/api/visit';
import { listOf, parseRows } from '@/shared/contract/envelope';
import { ProductDetail, ProductWebLink } from '@/shared/contract/product';
import { ProductArea, ProductCategory, ProductSubCategory } from '@/shared/contract/taxonomy';
import { mergeProducts } from './mergeProducts';
import type { Product } from './mergeProducts';

/** Merged once, here, rather than in each component that shows products. */
function readProducts(body: unknown): Reading {
  const list = listOf(body);
  if (!list) return undefined;
  const { rows, dropped } = parseRows(ProductWebLink, list);
  return { value: mergeProducts(rows), dropped };
}

/** The lists are used through the hooks of `useCatalog`, which keep them fresh. */
export const catalogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Call 5. */
    getAreas: build.query<ProductArea[], void>({
      ...onEveryVisit,
      query: () => ({
        url: '/api/ISPM/ProductArea/GetWebArea',
        failure: errorMessages.productArea,
        read: readList(ProductArea),
      }),
    }),
    /** Call 6. */
    getCategories: build.query<ProductCategory[], void>({
      ...onEveryVisit,
      query: () => ({
        url: '/api/ISPM/ProductCategory/GetWebCategory',
        failure: errorMessages.productCategory,
        read: readList(ProductCategory),
      }),
    }),
    /** Call 7. */
    getSubCategories: build.query<ProductSubCategory[], void>({
      ...onEveryVisit,
      query: () => ({
        url: '/api/ISPM/ProductSubCategory/GetWebSubCategory',
        failure: errorMessages.productSubCategory,
        read: readList(ProductSubCategory),
      }),
    }),
    /** Call 13, its rows merged into products. */
    getProducts: build.query<Product[], void>({
      ...onEveryVisit,
      query: () => ({
        url: '/api/WAP/ProductWebLink/GetAll',
        failure: errorMessages.products,
        read: readProducts,
      }),
    }),
    /** Call 17; `null`: there is no such product. */
    getProduct: build.query<ProductDetail | null, string>({
      query: (id) => ({
        url: '/api/ISPM/Product/GetWebProductById',
        params: { Id: id },
        failure: errorMessages.product,
        read: readData(ProductDetail),
      }),
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
