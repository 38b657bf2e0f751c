import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ComponentProps, ElementType } from 'react';

interface VisuallyHiddenProps extends ComponentProps<'span'> {
  component?: ElementType;
}

/** For screen readers alone; with `role="status"` it speaks when its text changes. */
export const VisuallyHidden = (props: VisuallyHiddenProps) => (
  <Box component="span" {...props} sx={visuallyHidden} />
);
