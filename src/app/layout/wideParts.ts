import { catalogApi } from '@/features/catalog/catalogApi';
import { contentApi } from '@/features/content/contentApi';
import type { AppDispatch } from '@/shared/store/storeHooks';

export { TopBarExtras } from './header/TopBarExtras';
export { MainNavigation } from './navigation/MainNavigation';

export function prefetch(dispatch: AppDispatch): void {
  dispatch(contentApi.util.prefetch('getSocialLinks', undefined, {}));
  dispatch(contentApi.util.prefetch('getAnnouncements', undefined, {}));
  dispatch(catalogApi.util.prefetch('getAreas', undefined, {}));
  dispatch(catalogApi.util.prefetch('getCategories', undefined, {}));
  dispatch(catalogApi.util.prefetch('getSubCategories', undefined, {}));
}
