import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { mergeSx } from '@/shared/ui/mergeSx';

export function Panel({
  children,
  label,
  sx,
}: {
  children: ReactNode;
  label?: string;
  sx?: SxProps<Theme>;
}) {
  return (
    <Box
      component="section"
      aria-label={label}
      sx={mergeSx(
        {
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          p: { xs: 2, sm: 3 },
        },
        sx,
      )}
    >
      {children}
    </Box>
  );
}
