import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTaxonomy } from '@/features/catalog/useTaxonomy';
import { QueryView } from '@/shared/ui/QueryView';
import { buildMenuTree } from './menuTree';
import type { MenuNode } from './menuTree';

/**
 * A placeholder as high as the loaded list, so that the links below do not move when the list
 * arrives.
 */
const skeleton = (
  <Box aria-hidden sx={{ display: 'grid', gap: 3, px: 2.5, py: 1.5 }}>
    {Array.from({ length: 5 }, (_, row) => (
      <Skeleton key={row} variant="rounded" height={24} />
    ))}
  </Box>
);

interface BranchProps {
  nodes: readonly MenuNode[];
  /** How many branches contain this branch. */
  depth?: number;
}

/**
 * A list of links. Entries with children are buttons that expand. Only one of these buttons is
 * expanded at a time.
 */
function Branch({ nodes, depth = 0 }: BranchProps) {
  const [openId, setOpenId] = useState('');
  const indentStyles = { pl: 2.5 + 2 * depth };
  return (
    <List disablePadding>
      {nodes.map(({ id, name, to, children }) => {
        const isOpen = openId === id;
        if (children.length === 0)
          return (
            <ListItem key={id} disablePadding>
              <ListItemButton href={to} sx={indentStyles}>
                <bdi>{name}</bdi>
              </ListItemButton>
            </ListItem>
          );
        return (
          <ListItem key={id} disablePadding sx={{ display: 'block' }}>
            <ListItemButton
              aria-expanded={isOpen}
              onClick={() => setOpenId(isOpen ? '' : id)}
              sx={{ ...indentStyles, fontWeight: isOpen ? 600 : undefined }}
            >
              <bdi>{name}</bdi>
              <ExpandMoreRounded
                sx={{
                  ml: 'auto',
                  color: 'text.secondary',
                  rotate: isOpen ? '180deg' : undefined,
                  transition: 'rotate 0.2s',
                }}
              />
            </ListItemButton>
            <Collapse in={isOpen} timeout={200} unmountOnExit>
              <Branch nodes={children} depth={depth + 1} />
            </Collapse>
          </ListItem>
        );
      })}
    </List>
  );
}

export function BrowseCategories() {
  const taxonomyQuery = useTaxonomy();
  const menuTree = useMemo(
    () => taxonomyQuery.data && buildMenuTree(taxonomyQuery.data),
    [taxonomyQuery.data],
  );
  if (menuTree?.length === 0 && !taxonomyQuery.error) return null;
  return (
    <Box sx={{ pb: 1 }}>
      <Typography variant="overline" component="h2" color="textSecondary" sx={{ px: 2.5 }}>
        Browse Categories
      </Typography>
      <QueryView query={{ ...taxonomyQuery, data: menuTree }} skeleton={skeleton} inline partial>
        {(areas) => <Branch nodes={areas} />}
      </QueryView>
    </Box>
  );
}
