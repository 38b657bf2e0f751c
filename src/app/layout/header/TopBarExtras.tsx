import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { AnnouncementLine } from '@/features/content/components/AnnouncementLine';
import { SocialLinks } from '@/features/content/components/SocialLinks';
import { contentApi } from '@/features/content/contentApi';
import { runWhenIdle } from '@/shared/timing/useIdle';
import { SearchSheet } from './HeaderSearch';

interface TopBarExtrasProps {
  /** Whether the screen has room for the social links. */
  hasSocialLinks: boolean;
}

/** Returns actions that request the data of `TopBarExtras`. */
export const createTopBarPrefetches = ({ hasSocialLinks }: TopBarExtrasProps) => [
  contentApi.util.prefetch('getAnnouncements', undefined, {}),
  ...(hasSocialLinks ? [contentApi.util.prefetch('getSocialLinks', undefined, {})] : []),
];

export function TopBarExtras({ hasSocialLinks }: TopBarExtrasProps) {
  // Preloads the search, so that no letter typed after the `/` key is lost.
  useEffect(() => runWhenIdle(() => void SearchSheet.preload()), []);
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      {/* The width is fixed, so that the search beside it keeps its width for every
         announcement. */}
      <Box
        sx={{
          width: 'clamp(256px, 22vw, 320px)',
          minWidth: 0,
          px: 0.5,
          '&:empty': { display: 'none' },
        }}
      >
        <AnnouncementLine />
      </Box>
      {hasSocialLinks && (
        <Box sx={{ display: { xs: 'none', lg: 'block' }, flexShrink: 0 }}>
          <SocialLinks isSilent />
        </Box>
      )}
    </Stack>
  );
}
