import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

interface BreadcrumbsProps {
  /** From the home page down to the page above this one. */
  trail: readonly { name: string; to: string }[];
  /** This page; cut short where there is no room. */
  current: string;
}

const Trail = styled('nav')(({ theme: { vars } }) => ({
  marginBottom: 8,
  fontSize: '0.875rem',
  lineHeight: '44px',
  whiteSpace: 'nowrap',
  color: vars.palette.text.secondary,
  '& ol, & [aria-current]': { display: 'flex', alignItems: 'baseline' },
  '& li + li::before': { content: '"/" / ""', margin: '0 8px', color: vars.palette.divider },
  '& a': { display: 'inline-block', margin: '0 -3px', padding: '0 3px', color: 'inherit' },
  '& [aria-current]': { minWidth: 0 },
  '& [aria-current] > span': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: vars.palette.text.primary,
  },
}));

/** Where the page stands in the shop. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <Trail aria-label="Breadcrumb">
      <ol>
        {trail.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">
          <span dir="auto">{current}</span>
        </li>
      </ol>
    </Trail>
  );
}
