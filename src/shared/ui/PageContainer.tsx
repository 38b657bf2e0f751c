import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export const pageWidth = { maxWidth: 1280, mx: 'auto', px: { xs: 2, sm: 3 } } as const;

/** The width and margins that every page shares. */
export const PageContainer = ({ children }: { children: ReactNode }) => (
  <Box sx={{ ...pageWidth, pt: { xs: 3, md: 4 }, pb: 8 }}>{children}</Box>
);
