import List from '@mui/material/List';
import type { ComponentProps } from 'react';

export const SuggestionList = (props: ComponentProps<'div'>) => (
  <List
    {...props}
    component="div"
    disablePadding
    sx={{
      // Height of two options, so that other content of the popup cannot hide the list.
      minHeight: 88,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    }}
  />
);
