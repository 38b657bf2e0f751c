import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { StartQueryActionCreatorOptions } from '@reduxjs/toolkit/query';
import { blogApi } from '@/features/blog/blogApi';
import { catalogApi } from '@/features/catalog/catalogApi';
import { clientInfoApi } from '@/features/content/clientInfoApi';
import { contentApi } from '@/features/content/contentApi';
import type { RootState } from '@/shared/store/storeHooks';

export interface PublicList {
  name: string;
  initiate: (
    arg: undefined,
    options?: StartQueryActionCreatorOptions,
  ) => ThunkAction<PromiseLike<{ error?: unknown }>, RootState, unknown, UnknownAction>;
}

/** Endpoints of the queries that take no argument and have the same answer for every visitor. */
export const publicLists: readonly PublicList[] = [
  clientInfoApi.endpoints.getClientInfo,
  catalogApi.endpoints.getAreas,
  catalogApi.endpoints.getCategories,
  catalogApi.endpoints.getSubCategories,
  catalogApi.endpoints.getProducts,
  contentApi.endpoints.getBanners,
  contentApi.endpoints.getHeadOffice,
  contentApi.endpoints.getSocialPosts,
  contentApi.endpoints.getSocialLinks,
  contentApi.endpoints.getAnnouncements,
  contentApi.endpoints.getClientSettings,
  blogApi.endpoints.getBlogs,
];
