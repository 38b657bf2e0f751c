import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { memo, useId, useState } from 'react';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import type { FilterNode, FilterTree as Tree } from '../filterTree';
import type { RequestedListing } from '../filterUrl';
import { getTickState, toggleNode } from '../selection';
import type { ChangeListing } from '../useListing';

/** Returns the keys of all groups of filters that must be open to show these nodes. */
const getAncestorKeys = (nodes: readonly FilterNode[]) =>
  new Set(nodes.flatMap(({ path, facet }) => facet ?? path.slice(0, -1)).map(({ key }) => key));

interface FilterTreeProps {
  tree: Tree;
  requestedListing: RequestedListing;
  /**
   * Number of products for each node, or `undefined` until the products or search results have
   * loaded.
   */
  counts: ReadonlyMap<FilterNode, number> | undefined;
  change: ChangeListing;
}

export const FilterTree = memo(function FilterTree({
  tree,
  requestedListing: { selection, namedNodes },
  counts,
  change,
}: FilterTreeProps) {
  const id = useId();
  const [openKeys, setOpenKeys] = useState(() => getAncestorKeys(namedNodes));
  const [previousNamedNodes, setPreviousNamedNodes] = useState(namedNodes);
  if (previousNamedNodes !== namedNodes) {
    // A link or Back has selected other filters, so their groups are opened. Groups that the
    // shopper closed stay closed.
    setPreviousNamedNodes(namedNodes);
    const previousKeys = getAncestorKeys(previousNamedNodes);
    const addedKeys = [...getAncestorKeys(namedNodes)].filter((key) => !previousKeys.has(key));
    setOpenKeys(new Set([...openKeys, ...addedKeys]));
  }

  const toggleGroup = (key: string) => {
    const nextKeys = new Set(openKeys);
    if (!nextKeys.delete(key)) nextKeys.add(key);
    setOpenKeys(nextKeys);
  };

  const renderNode = (node: FilterNode) => {
    const { key, name } = node;
    const rowId = id + encodeURIComponent(key);
    const tickState = getTickState(selection, node);
    const count = counts?.get(node);
    const isOpen = openKeys.has(key);
    const isFacet = tree.facets.includes(node);
    // Facet values without products are hidden, because choosing them would show nothing. Selected
    // values stay visible, so that the shopper can clear them.
    const children = node.children.filter(
      (child) => !isFacet || counts?.get(child) !== 0 || selection.has(child),
    );
    if (isFacet && children.length === 0) return null;
    const toggleProps = {
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${rowId}-below` : undefined,
      'aria-label': `${name}: ${isOpen ? 'hide' : 'show'} options`,
      onClick: () => toggleGroup(key),
    };
    const arrow = <ExpandMoreRounded sx={{ rotate: isOpen ? '180deg' : undefined }} />;
    const countLabel = count !== undefined && (
      <Typography variant="body2" color="textSecondary" sx={{ flexShrink: 0, px: 0.5 }}>
        <span id={`${rowId}-count`} aria-hidden={!isFacet}>
          <span>{count}</span>
          <VisuallyHidden>{count === 1 ? ' product' : ' products'}</VisuallyHidden>
        </span>
      </Typography>
    );
    return (
      <ListItem key={key} disablePadding sx={{ display: 'block' }}>
        {isFacet ? (
          <ListItemButton {...toggleProps} sx={{ minHeight: 44, p: '6px 10px 6px 8px' }}>
            <Typography dir="auto" sx={{ flexGrow: 1, fontWeight: 600 }}>
              {name}
            </Typography>
            {countLabel}
            {arrow}
          </ListItemButton>
        ) : (
          <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={tickState === 'on'}
                  indeterminate={tickState === 'mixed'}
                  slotProps={{
                    input: {
                      'aria-describedby': count === undefined ? undefined : `${rowId}-count`,
                    },
                  }}
                  onChange={() => change({ selection: toggleNode(selection, node) })}
                />
              }
              label={<bdi>{name}</bdi>}
              sx={{ flexGrow: 1, minWidth: 0, m: 0 }}
              slotProps={{
                typography: {
                  sx: {
                    lineHeight: 1.3,
                    fontWeight: tree.topLevelNodes.includes(node) ? 600 : undefined,
                  },
                },
              }}
            />
            {countLabel}
            {children.length > 0 && (
              <IconButton {...toggleProps} sx={{ color: 'text.secondary' }}>
                {arrow}
              </IconButton>
            )}
          </Box>
        )}
        {isOpen && children.length > 0 && (
          <List
            id={`${rowId}-below`}
            aria-label={isFacet ? name : undefined}
            disablePadding
            sx={{ pl: 2.5 }}
          >
            {children.map(renderNode)}
          </List>
        )}
      </ListItem>
    );
  };
  return <List disablePadding>{[...tree.topLevelNodes, ...tree.facets].map(renderNode)}</List>;
});
