import List from '@mui/material/List';
import type { ComponentProps } from 'react';

export const SuggestionList = (props: ComponentProps<'div'>) => (
  <List
    {...props}
    component="div"
    disablePadding
    sx={{
      // As much as two options, whatever else is in the popup.
      minHeight: 88,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    }}
  />
);
