import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { AnnouncementLine } from '@/features/content/components/AnnouncementLine';
import { SocialLinks } from '@/features/content/components/SocialLinks';
import { whenIdle } from '@/shared/timing/useIdle';
import { SearchOverlay } from './HeaderSearch';

export function TopBarExtras() {
  // Where there is a keyboard, the search must be there when `/` is typed, to lose no letter after it.
  useEffect(() => whenIdle(() => void SearchOverlay.preload()), []);
  return (
    <Box sx={{ display: { xs: 'none', lg: 'flex' }, alignItems: 'center' }}>
      <Box sx={{ flex: 1, minWidth: 0, px: 2 }}>
        <AnnouncementLine />
      </Box>
      <SocialLinks silent />
    </Box>
  );
}
