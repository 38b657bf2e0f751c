import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
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
  borderRadius: `0 0 ${vars.shape.borderRadius} ${vars.shape.borderRadius}`,
  backgroundColor: vars.palette.background.paper,
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(11.25rem, 1fr))',
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
    '&:hover': { textDecoration: 'underline' },
  },
  '& li > a': { color: vars.palette.text.primary },
  '& li li > a': { fontSize: '0.9375rem', fontWeight: 400, color: vars.palette.text.secondary },
}));

/** The categories of an area, each with its sub-categories, over the page. */
export const AreaPanel = ({ area }: { area: MenuNode }) => (
  <Panel>
    <Link to={area.to}>{`All ${area.name}`}</Link>
    <ul>
      {area.children.map((category) => (
        <li key={category.id}>
          <Link dir="auto" to={category.to}>
            {category.name}
          </Link>
          <ul>
            {category.children.map(({ id, name, to }) => (
              <li key={id}>
                <Link dir="auto" to={to}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </Panel>
);
