import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { AnnouncementLine } from '@/features/content/components/AnnouncementLine';
import { SocialLinks } from '@/features/content/components/SocialLinks';
import { contentApi } from '@/features/content/contentApi';
import { whenIdle } from '@/shared/timing/useIdle';
import { SearchSheet } from './header/HeaderSearch';

export { MainNavigation } from './navigation/MainNavigation';

/** Calls for the data that only they show. */
export const prefetchListsOfBar = () => [
  contentApi.util.prefetch('getSocialLinks', undefined, {}),
  contentApi.util.prefetch('getAnnouncements', undefined, {}),
];

export function TopBarExtras() {
  // Where there is a keyboard, the search must be there when `/` is typed, to lose no letter after it.
  useEffect(() => whenIdle(() => void SearchSheet.preload()), []);
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      {/* As wide for each of them, so that the search beside it keeps its width. */}
      <Box
        sx={{
          width: 'clamp(176px, 22vw, 320px)',
          minWidth: 0,
          px: 0.5,
          '&:empty': { display: 'none' },
        }}
      >
        <AnnouncementLine />
      </Box>
      <Box sx={{ flexShrink: 0 }}>
        <SocialLinks silent />
      </Box>
    </Stack>
  );
}
