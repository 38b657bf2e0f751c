import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { AnnouncementLine } from '@/features/content/components/AnnouncementLine';
import { SocialLinks } from '@/features/content/components/SocialLinks';
import { SearchOverlay } from './HeaderSearch';

export function TopBarExtras() {
  const desktop = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  useEffect(() => {
    // Where there is a keyboard, the search must be there when `/` is typed, to lose no letter after it.
    if (desktop) void SearchOverlay.preload();
  }, [desktop]);
  return (
    <>
      <Box sx={{ flex: 1, minWidth: 0, px: 2 }}>{desktop && <AnnouncementLine />}</Box>
      <Box sx={{ flexShrink: 0, '& ul': { flexWrap: 'nowrap' } }}>
        <SocialLinks silent />
      </Box>
    </>
  );
}
