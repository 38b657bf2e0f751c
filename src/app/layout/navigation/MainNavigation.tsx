import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useTaxonomy } from '@/features/catalog/useTaxonomy';
import { paths } from '@/shared/config/paths';
import { buildMenuTree } from '../menu/menuTree';
import { useDismiss } from '../useDismiss';
import { AreaPanel } from './AreaPanel';

const pageLinks = [
  { name: 'Products', to: paths.products.to() },
  { name: 'Blogs', to: paths.blogs.to() },
  { name: 'About', to: paths.about.to() },
  { name: 'Contact', to: paths.contact.to() },
  { name: 'Quick order', to: paths.quickOrder.to() },
];

/** An entry of the navigation. Its text may wrap to several lines if it is long or large. */
const NavigationEntry = styled(Button)(({ theme: { vars } }) => ({
  maxWidth: '100%',
  paddingInline: 12,
  fontSize: '0.9375rem',
  fontWeight: 500,
  '&[aria-current]': {
    color: vars.palette.primary.main,
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: 6,
  },
  '&[aria-expanded=true]': { backgroundColor: vars.palette.primary.light },
}));

/** Number of areas that fit in one row. The link 'Products' and the menu lead to all areas. */
const maxAreas = 7;

/**
 * Shows a button for each area and links to the main pages. The button opens a panel with the
 * categories of the area, as in the disclosure navigation of the ARIA patterns.
 */
export function MainNavigation() {
  const { key, pathname } = useLocation();
  const { data } = useTaxonomy();
  // Stores the location key, so that navigation to any other address closes the panel.
  const [openPanel, setOpenPanel] = useState<{ id: string; locationKey: string }>();
  const openId = openPanel?.locationKey === key ? openPanel.id : undefined;
  const { containerRef } = useDismiss(openId !== undefined, () => setOpenPanel(undefined));
  const areas = useMemo(() => (data ? buildMenuTree(data).slice(0, maxAreas) : []), [data]);
  return (
    <Container
      component="nav"
      ref={containerRef}
      aria-label="Shop"
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        minHeight: 48,
      }}
    >
      {/* Aligns the words, not the edges of their larger touch targets, with the page. */}
      <List disablePadding sx={{ display: 'flex', flexWrap: 'wrap', flexGrow: 1, ml: -1.5 }}>
        {areas.map((node) => {
          const isOpen = openId === node.id;
          return (
            <ListItem
              key={node.id}
              disablePadding
              sx={{ position: 'static', width: 'auto', minWidth: 0 }}
            >
              <NavigationEntry
                color="inherit"
                endIcon={<ExpandMoreRounded sx={{ rotate: isOpen ? '180deg' : undefined }} />}
                aria-expanded={isOpen}
                onClick={() => setOpenPanel(isOpen ? undefined : { id: node.id, locationKey: key })}
                sx={{ pr: 0.75 }}
              >
                <span dir="auto">{node.name}</span>
              </NavigationEntry>
              {isOpen && <AreaPanel area={node} />}
            </ListItem>
          );
        })}
      </List>
      <List disablePadding sx={{ display: 'flex', flexWrap: 'wrap', mr: -1.5 }}>
        {pageLinks.map(({ name, to }) => (
          <ListItem key={name} disablePadding sx={{ width: 'auto' }}>
            {/* The link is also current on subpages, such as an article or a filtered list. */}
            <NavigationEntry
              href={to}
              color="inherit"
              aria-current={matchPath({ path: to, end: false }, pathname) ? 'true' : undefined}
            >
              {name}
            </NavigationEntry>
          </ListItem>
        ))}
      </List>
    </Container>
  );
}
