import Box from '@mui/material/Box';
import { Link } from './Link';

interface BreadcrumbsProps {
  /** From the home page down to the page above this one. */
  trail: readonly { name: string; to: string }[];
  /** This page; cut short where there is no room. */
  current: string;
}

/** Where the page stands in the shop. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <Box component="nav" aria-label="Breadcrumb" sx={{ mb: 1 }}>
      <Box
        component="ol"
        sx={{
          display: 'flex',
          fontSize: '0.875rem',
          lineHeight: '44px',
          whiteSpace: 'nowrap',
          color: 'text.secondary',
          '& > li + li::before': { content: '"/" / ""', mx: 1, color: 'divider' },
        }}
      >
        {trail.map(({ name, to }) => (
          <li key={to}>
            <Link to={to} sx={{ display: 'inline-block', mx: '-3px', px: '3px', color: 'inherit' }}>
              {name}
            </Link>
          </li>
        ))}
        <Box
          component="li"
          aria-current="page"
          sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', color: 'text.primary' }}
        >
          {current}
        </Box>
      </Box>
    </Box>
  );
}
