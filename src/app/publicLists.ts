import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { StartQueryActionCreatorOptions } from '@reduxjs/toolkit/query';
import { blogApi } from '@/features/blog/blogApi';
import { catalogApi } from '@/features/catalog/catalogApi';
import { clientInfoApi } from '@/features/content/clientInfoApi';
import { contentApi } from '@/features/content/contentApi';
import type { RootState } from '@/shared/store/storeHooks';

const { getClientInfo } = clientInfoApi.endpoints;
const { getAreas, getCategories, getSubCategories, getProducts } = catalogApi.endpoints;
const {
  getBanners,
  getHeadOffice,
  getSocialPosts,
  getSocialLinks,
  getAnnouncements,
  getClientSettings,
} = contentApi.endpoints;
const { getBlogs } = blogApi.endpoints;

export interface PublicList {
  name: string;
  initiate: (
    arg: undefined,
    options?: StartQueryActionCreatorOptions,
  ) => ThunkAction<PromiseLike<{ error?: unknown }>, RootState, unknown, UnknownAction>;
}

/** Endpoints of the queries that take no argument and have the same answer for every visitor. */
export const publicLists: readonly PublicList[] = [
  getClientInfo,
  getAreas,
  getCategories,
  getSubCategories,
  getProducts,
  getBanners,
  getHeadOffice,
  getSocialPosts,
  getSocialLinks,
  getAnnouncements,
  getClientSettings,
  getBlogs,
];
