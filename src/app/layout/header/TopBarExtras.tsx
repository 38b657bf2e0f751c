import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { AnnouncementLine } from '@/features/content/components/AnnouncementLine';
import { SocialLinks } from '@/features/content/components/SocialLinks';
import { whenIdle } from '@/shared/timing/useIdle';
import { useScreenFrom } from '../useScreenFrom';
import { SearchOverlay } from './HeaderSearch';

export function TopBarExtras() {
  const desktop = useScreenFrom('lg');
  useEffect(() => {
    // Where there is a keyboard, the search must be there when `/` is typed, to lose no letter after it.
    return desktop ? whenIdle(() => void SearchOverlay.preload()) : undefined;
  }, [desktop]);
  return (
    <>
      <Box sx={{ flex: 1, minWidth: 0, px: 2, display: { xs: 'none', lg: 'block' } }}>
        {desktop && <AnnouncementLine />}
      </Box>
      <Box
        sx={{
          flexShrink: 0,
          ml: 'auto',
          display: { xs: 'none', md: 'block' },
          '& ul': { flexWrap: 'nowrap' },
        }}
      >
        <SocialLinks silent />
      </Box>
    </>
  );
}
