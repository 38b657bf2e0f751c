import Box from '@mui/material/Box';
import type { AriaRole, ReactNode } from 'react';

/** For screen readers alone; with `role="status"` it speaks when its text changes. */
export function VisuallyHidden({
  children,
  role,
  component = 'span',
}: {
  children?: ReactNode;
  role?: AriaRole;
  component?: 'span' | 'h2';
}) {
  return (
    <Box
      component={component}
      role={role}
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        m: '-1px',
        p: 0,
        border: 0,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
