import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { memo } from 'react';
import type { FilterTree } from '../filterTree';
import type { ListingState } from '../filterUrl';
import { getTickedNodes, toggleNode } from '../selection';
import type { ChangeListing } from '../useListing';

interface FilterChipsProps {
  tree: FilterTree;
  requestedListing: ListingState;
  change: ChangeListing;
}

/** Shows a chip to remove each applied filter, and a button to remove all filters. */
export const FilterChips = memo(function FilterChips({
  tree,
  requestedListing: { search, selection },
  change,
}: FilterChipsProps) {
  const tickedNodes = getTickedNodes(tree, selection);
  if (tickedNodes.length === 0 && search === '') return null;

  const renderChip = (key: string, text: string, label: string, remove: () => void) => (
    <Chip
      key={key}
      label={<bdi>{text}</bdi>}
      aria-label={`Remove ${label}`}
      deleteIcon={<CloseRounded />}
      onClick={remove}
      onDelete={remove}
    />
  );
  return (
    <Box
      role="group"
      aria-label="Applied filters"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}
    >
      {search !== '' &&
        renderChip('search', `“${search}”`, `search “${search}”`, () => change({ search: '' }))}
      {tickedNodes.map((node) => {
        const label = node.facet ? `${node.facet.name}: ${node.name}` : tree.getLabel(node);
        return renderChip(node.key, label, label, () =>
          change({ selection: toggleNode(selection, node) }),
        );
      })}
      <Button onClick={() => change({ search: '', selection: new Set() })}>Clear Filters</Button>
    </Box>
  );
});
