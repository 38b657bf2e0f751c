import { catalogApi } from '@/features/catalog/catalogApi';
import { contentApi } from '@/features/content/contentApi';
import type { AppDispatch } from '@/shared/store/storeHooks';

export function prefetchBannersAndProducts(dispatch: AppDispatch): void {
  dispatch(contentApi.util.prefetch('getBanners', undefined, {}));
  dispatch(catalogApi.util.prefetch('getProducts', undefined, {}));
  dispatch(catalogApi.util.prefetch('getCategories', undefined, {}));
}
