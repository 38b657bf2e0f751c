import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ComponentProps, ElementType } from 'react';

interface VisuallyHiddenProps extends ComponentProps<'span'> {
  component?: ElementType;
}

/** Text only for screen readers. With `role="status"`, changes of the text are announced. */
export const VisuallyHidden = (props: VisuallyHiddenProps) => (
  <Box component="span" {...props} sx={visuallyHidden} />
);
