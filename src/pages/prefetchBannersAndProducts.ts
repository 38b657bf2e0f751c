import { catalogApi } from '@/features/catalog/catalogApi';
import { contentApi } from '@/features/content/contentApi';

export const prefetchBannersAndProducts = () => [
  contentApi.util.prefetch('getBanners', undefined, {}),
  catalogApi.util.prefetch('getProducts', undefined, {}),
  catalogApi.util.prefetch('getCategories', undefined, {}),
];
