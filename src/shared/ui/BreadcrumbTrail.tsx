import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

interface BreadcrumbTrailProps {
  /** From the home page down to the page above this one. */
  trail: readonly { name: string; to: string }[];
  /** This page; cut short where there is no room. */
  current: string;
}

/** A finger's width, also of a short name. */
const target = { display: 'inline-block', mx: '-3px', px: '3px', lineHeight: '44px' };

/** Where the page stands in the shop. */
export const BreadcrumbTrail = ({ trail, current }: BreadcrumbTrailProps) => (
  // The links are taller than their text, which needs no more room above.
  <Breadcrumbs aria-label="Breadcrumb" sx={{ mt: { md: -2 } }}>
    {trail.map(({ name, to }) => (
      <Link key={to} href={to} color="inherit" sx={target}>
        {name}
      </Link>
    ))}
    <Typography aria-current="page" dir="auto" variant="inherit" color="textPrimary" noWrap>
      {current}
    </Typography>
  </Breadcrumbs>
);
