import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { mergeSx } from './mergeSx';

interface PageHeadingProps {
  children: ReactNode;
  sx?: SxProps<Theme>;
  /** Set if the heading depends on the query of the address: see `data-plain` in `base.css`. */
  'data-by-address'?: boolean;
}

/** The only `h1` of a page. A route change moves the focus here. */
export const PageHeading = ({ children, sx, ...dataAttributes }: PageHeadingProps) => (
  <Typography
    variant="h1"
    dir="auto"
    tabIndex={-1}
    data-page-heading
    {...dataAttributes}
    sx={mergeSx({ mb: 3 }, sx)}
  >
    {children}
  </Typography>
);
