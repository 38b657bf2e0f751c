import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { mergeSx } from './mergeSx';

/** The page's one `h1`; a route change moves focus here. */
export function PageHeading({ children, sx }: { children: ReactNode; sx?: SxProps<Theme> }) {
  return (
    <Typography variant="h1" tabIndex={-1} data-page-heading sx={mergeSx({ mb: 3 }, sx)}>
      {children}
    </Typography>
  );
}
