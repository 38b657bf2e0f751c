import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { AriaRole, ReactNode } from 'react';

/** For screen readers alone; with `role="status"` it speaks when its text changes. */
export function VisuallyHidden({
  children,
  role,
  component = 'span',
}: {
  children?: ReactNode;
  role?: AriaRole;
  component?: 'span' | 'h1' | 'h2';
}) {
  return (
    <Box component={component} role={role} sx={visuallyHidden}>
      {children}
    </Box>
  );
}
