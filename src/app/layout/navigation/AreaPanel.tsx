import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';
import type { MenuNode } from '../menu/menuTree';

const Panel = styled('div')(({ theme: { vars } }) => ({
  position: 'absolute',
  top: '100%',
  insetInline: 24,
  maxHeight: 'calc(100vh - 128px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '16px 24px 24px',
  border: `1px solid ${vars.palette.divider}`,
  borderTop: 0,
  borderRadius: '0 0 12px 12px',
  backgroundColor: vars.palette.background.paper,
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    gap: '16px 24px',
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontWeight: 600,
    lineHeight: 1.3,
    color: vars.palette.primary.main,
    textDecoration: 'none',
    '&:is(:hover, [aria-current])': { textDecoration: 'underline' },
  },
  '& li > a': { color: vars.palette.text.primary },
  '& li li > a': { fontSize: '0.9375rem', fontWeight: 400, color: vars.palette.text.secondary },
}));

/** The categories of an area, each with its sub-categories, over the page. */
export function AreaPanel({ area }: { area: MenuNode }) {
  const { pathname, search } = useLocation();
  const link = ({ name, to }: MenuNode) => (
    <Link to={to} aria-current={to === pathname + search ? 'page' : undefined}>
      {name}
    </Link>
  );
  return (
    <Panel>
      {link({ ...area, name: `All ${area.name}` })}
      <ul>
        {area.children.map((category) => (
          <li key={category.id}>
            {link(category)}
            <ul>
              {category.children.map((subCategory) => (
                <li key={subCategory.id}>{link(subCategory)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
