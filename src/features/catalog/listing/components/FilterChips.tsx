import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { memo, useRef } from 'react';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
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
  const groupRef = useRef<HTMLDivElement>(null);
  const tickedNodes = getTickedNodes(tree, selection);
  if (tickedNodes.length === 0 && search === '') return null;

  const chips = [
    ...(search === ''
      ? []
      : [
          {
            key: 'search',
            text: `“${search}”`,
            label: `search “${search}”`,
            changes: { search: '' },
          },
        ]),
    ...tickedNodes.map((node) => {
      const label = node.facet ? `${node.facet.name}: ${node.name}` : tree.getLabel(node);
      const changes = { selection: toggleNode(selection, node) };
      return { key: node.key, text: label, label, changes };
    }),
  ];
  /** Moves the focus from a chip that is about to disappear. */
  const focusNeighbour = (index: number) => {
    const elements = groupRef.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const neighbour = elements[index + 1] ?? elements[index - 1];
    if (neighbour) neighbour.focus();
    else focusPageHeading();
  };
  return (
    <Box
      ref={groupRef}
      role="group"
      aria-label="Applied filters"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}
    >
      {chips.map(({ key, text, label, changes }, index) => {
        const remove = () => {
          focusNeighbour(index);
          change(changes);
        };
        return (
          <Chip
            key={key}
            data-remove
            label={<bdi>{text}</bdi>}
            aria-label={`Remove ${label}`}
            deleteIcon={<CloseRounded />}
            onClick={remove}
            onDelete={remove}
          />
        );
      })}
      <Button
        onClick={() => {
          focusPageHeading();
          change({ search: '', selection: new Set() });
        }}
      >
        Clear Filters
      </Button>
    </Box>
  );
});
