import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { mergeSx } from './mergeSx';

interface PageHeadingProps {
  children: ReactNode;
  sx?: SxProps<Theme>;
  /** Its text depends on the query of the address: see `data-plain` in `base.css`. */
  'data-by-address'?: boolean;
}

/** The page's one `h1`; a route change moves focus here. */
export const PageHeading = ({ children, sx, ...marks }: PageHeadingProps) => (
  <Typography
    variant="h1"
    dir="auto"
    tabIndex={-1}
    data-page-heading
    {...marks}
    sx={mergeSx({ mb: 3 }, sx)}
  >
    {children}
  </Typography>
);
