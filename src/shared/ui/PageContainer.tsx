import Container from '@mui/material/Container';
import type { ReactNode } from 'react';

/** The width and margins that every page shares. */
export const PageContainer = ({ children }: { children: ReactNode }) => (
  <Container sx={{ pt: { xs: 3, md: 4 }, pb: 8 }}>{children}</Container>
);
