import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { mergeSx } from './mergeSx';

/** The width and margins that every page shares: content 1280 px, phones first. */
export function PageContainer({ children, sx }: { children: ReactNode; sx?: SxProps<Theme> }) {
  return (
    <Box
      sx={mergeSx(
        { maxWidth: 1280, mx: 'auto', px: { xs: 2, sm: 3 }, pt: { xs: 3, md: 4 }, pb: 8 },
        sx,
      )}
    >
      {children}
    </Box>
  );
}
