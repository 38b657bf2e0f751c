import { catalogApi } from '@/features/catalog/catalogApi';
import { bannersApi } from '@/features/content/bannersApi';
import type { AppDispatch } from '@/shared/store/storeHooks';

export function prefetchBannersAndProducts(dispatch: AppDispatch): void {
  dispatch(bannersApi.util.prefetch('getBanners', undefined, {}));
  dispatch(catalogApi.util.prefetch('getProducts', undefined, {}));
  dispatch(catalogApi.util.prefetch('getCategories', undefined, {}));
}
