import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { catalogApi } from '@/features/catalog/catalogApi';
import { AnnouncementLine } from '@/features/content/components/AnnouncementLine';
import { SocialLinks } from '@/features/content/components/SocialLinks';
import { contentApi } from '@/features/content/contentApi';
import { whenIdle } from '@/shared/timing/useIdle';
import { SearchSheet } from './header/HeaderSearch';

export { MainNavigation } from './navigation/MainNavigation';

export const prefetch = () => [
  contentApi.util.prefetch('getSocialLinks', undefined, {}),
  contentApi.util.prefetch('getAnnouncements', undefined, {}),
  catalogApi.util.prefetch('getAreas', undefined, {}),
  catalogApi.util.prefetch('getCategories', undefined, {}),
  catalogApi.util.prefetch('getSubCategories', undefined, {}),
];

const Extras = styled('div')({
  display: 'flex',
  alignItems: 'center',
  '& > section': { flex: 1, minWidth: 0, paddingInline: 4 },
  '& > .social': { marginLeft: 'auto' },
  '@media (max-width: 84.997em)': { '& > .social': { display: 'none' } },
});

export function TopBarExtras() {
  // Where there is a keyboard, the search must be there when `/` is typed, to lose no letter after it.
  useEffect(() => whenIdle(() => void SearchSheet.preload()), []);
  return (
    <Extras>
      <AnnouncementLine />
      <div className="social">
        <SocialLinks silent />
      </div>
    </Extras>
  );
}
