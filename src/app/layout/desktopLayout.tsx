import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { AnnouncementLine } from '@/features/content/components/AnnouncementLine';
import { SocialLinks } from '@/features/content/components/SocialLinks';
import { contentApi } from '@/features/content/contentApi';
import { runWhenIdle } from '@/shared/timing/useIdle';
import { SearchSheet } from './header/HeaderSearch';

export { MainNavigation } from './navigation/MainNavigation';

/** Returns actions that request the data which only the top bar of wide screens shows. */
export const createTopBarPrefetches = () => [
  contentApi.util.prefetch('getSocialLinks', undefined, {}),
  contentApi.util.prefetch('getAnnouncements', undefined, {}),
];

export function TopBarExtras() {
  // Preloads the search, so that no letter typed after the `/` key is lost.
  useEffect(() => runWhenIdle(() => void SearchSheet.preload()), []);
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      {/* The width is fixed, so that the search beside it keeps its width for every
         announcement. */}
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
        <SocialLinks isSilent />
      </Box>
    </Stack>
  );
}
