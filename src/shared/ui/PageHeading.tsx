import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeadingProps {
  children: ReactNode;
  sx?: { mb?: number; textAlign?: 'center'; gridColumn?: string };
}

/** The page's one `h1`; a route change moves focus here. */
export const PageHeading = ({ children, sx }: PageHeadingProps) => (
  <Typography variant="h1" tabIndex={-1} data-page-heading sx={{ mb: 3, ...sx }}>
    {children}
  </Typography>
);
