import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { mergeSx } from './mergeSx';

interface PageHeadingProps {
  children: ReactNode;
  sx?: SxProps<Theme>;
}

/** The page's one `h1`; a route change moves focus here. */
export const PageHeading = ({ children, sx }: PageHeadingProps) => (
  <Typography variant="h1" dir="auto" tabIndex={-1} data-page-heading sx={mergeSx({ mb: 3 }, sx)}>
    {children}
  </Typography>
);
