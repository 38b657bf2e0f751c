import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

interface BreadcrumbTrailProps {
  /** Links from the home page down to the parent of this page. */
  trail: readonly { name: string; to: string }[];
  /** Name of this page, cut off if there is no room. */
  pageName: string;
}

/** Makes a link large enough for a finger, even if its name is short. */
const linkStyles = { display: 'inline-block', mx: '-3px', px: '3px', lineHeight: '44px' };

export const BreadcrumbTrail = ({ trail, pageName }: BreadcrumbTrailProps) => (
  // The links are taller than their text, so less space is needed above.
  <Breadcrumbs aria-label="Breadcrumb" sx={{ mt: { md: -2 } }}>
    {trail.map(({ name, to }) => (
      <Link key={to} href={to} color="inherit" sx={linkStyles}>
        {name}
      </Link>
    ))}
    <Typography aria-current="page" dir="auto" variant="inherit" color="textPrimary" noWrap>
      {pageName}
    </Typography>
  </Breadcrumbs>
);
