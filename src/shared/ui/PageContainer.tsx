import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { mergeSx } from './mergeSx';

export const pageWidth = { maxWidth: 1280, mx: 'auto', px: { xs: 2, sm: 3 } } as const;

/** The width and margins that every page shares. */
export function PageContainer({ children, sx }: { children: ReactNode; sx?: SxProps<Theme> }) {
  return <Box sx={mergeSx({ ...pageWidth, pt: { xs: 3, md: 4 }, pb: 8 }, sx)}>{children}</Box>;
}
