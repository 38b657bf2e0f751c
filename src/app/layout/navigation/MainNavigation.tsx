import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useTaxonomy } from '@/features/catalog/useTaxonomy';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/Button';
import { menuTree } from '../menu/menuTree';
import { useDismiss } from '../useDismiss';
import { AreaPanel } from './AreaPanel';

const links = [
  { name: 'Products', to: paths.products.to() },
  { name: 'Blogs', to: paths.blogs.to() },
  { name: 'About', to: paths.about.to() },
  { name: 'Contact', to: paths.contact.to() },
];

const Navigation = styled('nav')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: 48,
  // The words' edge, not their targets', stands in line with the page.
  '& > ul': { display: 'flex', minWidth: 0 },
  '& > .areas': { flex: 1, marginLeft: -12, '& > li': { minWidth: 0 } },
  '& > .pages': { flexShrink: 0, marginRight: -12 },
  '& > ul > li > :is(a, button)': {
    maxWidth: '100%',
    paddingInline: 12,
    fontSize: '0.9375rem',
    fontWeight: 500,
    whiteSpace: 'nowrap',
  },
  '& > ul > li > button': { gap: 2, paddingRight: 6 },
  // A long name is cut short where all of them would not fit into the row.
  '& .name': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > ul > li > [aria-current]': {
    color: vars.palette.primary.main,
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: 6,
  },
  '& > ul > li > [aria-expanded=true]': {
    backgroundColor: vars.palette.primary.light,
    '& svg': { transform: 'rotate(180deg)' },
  },
}));

/** So many have room in the row; 'Products' and the menu lead to all of them. */
const mostAreas = 7;

/** The areas, each with its categories behind a button (the disclosure navigation of the ARIA patterns), and the pages. */
export function MainNavigation() {
  const { key } = useLocation();
  const { data } = useTaxonomy();
  // Any other address closes it.
  const [opened, setOpened] = useState<{ id: string; at: string }>();
  const openId = opened?.at === key ? opened.id : undefined;
  const { area } = useDismiss(openId !== undefined, () => setOpened(undefined));
  const areas = useMemo(() => (data ? menuTree(data).slice(0, mostAreas) : []), [data]);
  return (
    <Navigation ref={area} aria-label="Shop" className="page-width">
      <ul className="areas">
        {areas.map((node) => (
          <li key={node.id}>
            <Button
              color="inherit"
              endIcon={<ExpandMoreRounded />}
              aria-expanded={openId === node.id}
              onClick={() => setOpened(openId === node.id ? undefined : { id: node.id, at: key })}
            >
              <span dir="auto" className="name">
                {node.name}
              </span>
            </Button>
            {openId === node.id && <AreaPanel area={node} />}
          </li>
        ))}
      </ul>
      <ul className="pages">
        {links.map(({ name, to }) => (
          <li key={name}>
            {/* Current on the pages below, too: an article, a part of the list. */}
            <Button component={NavLink} to={to} color="inherit" aria-current="true">
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </Navigation>
  );
}
