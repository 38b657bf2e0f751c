import MuiLink from '@mui/material/Link';
import type { LinkProps } from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

/** Material UI's, to a page of the shop. */
export const Link = (props: LinkProps<typeof RouterLink>) => (
  <MuiLink component={RouterLink} {...props} />
);
