import { catalogApi } from '@/features/catalog/catalogApi';
import { contentApi } from '@/features/content/contentApi';
import type { AppDispatch } from '@/shared/store/storeHooks';
import { isScreenFrom } from './useScreenFrom';

export { TopBarExtras } from './header/TopBarExtras';
export { MainNavigation } from './navigation/MainNavigation';

export function prefetch(dispatch: AppDispatch): void {
  dispatch(contentApi.util.prefetch('getSocialLinks', undefined, {}));
  if (!isScreenFrom('lg')) return;
  dispatch(contentApi.util.prefetch('getAnnouncements', undefined, {}));
  dispatch(catalogApi.util.prefetch('getAreas', undefined, {}));
  dispatch(catalogApi.util.prefetch('getCategories', undefined, {}));
  dispatch(catalogApi.util.prefetch('getSubCategories', undefined, {}));
}
