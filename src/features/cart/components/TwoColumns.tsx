import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { shortScreen } from '@/shared/ui/screens';

interface TwoColumnsProps {
  main: ReactNode;
  aside: ReactNode;
  asideFirst?: boolean;
}

export function TwoColumns({ main, aside, asideFirst = false }: TwoColumnsProps) {
  const beside = (
    <Box
      sx={{
        minWidth: 0,
        gridColumn: { md: 2 },
        gridRow: { md: 1 },
        position: { md: 'sticky' },
        top: { md: 96 },
        [shortScreen]: { position: 'static' },
      }}
    >
      {aside}
    </Box>
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
        alignItems: 'start',
      }}
    >
      {asideFirst && beside}
      <Box sx={{ minWidth: 0, gridColumn: { md: 1 }, gridRow: { md: 1 } }}>{main}</Box>
      {!asideFirst && beside}
    </Box>
  );
}
