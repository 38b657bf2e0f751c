import CloseRounded from '@mui/icons-material/CloseRounded';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { Button } from '@/shared/ui/Button';
import type { FilterTree } from '../filterTree';
import type { ListingState } from '../filterUrl';
import { tickedNodes, toggled } from '../selection';
import type { ChangeListing } from '../useListing';

const Chips = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 16,
  '& .button-outlined': {
    paddingInline: 16,
    fontWeight: 400,
    overflowWrap: 'anywhere',
    textAlign: 'start',
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.background.paper,
  },
}));

interface FilterChipsProps {
  tree: FilterTree;
  asked: ListingState;
  change: ChangeListing;
}

/** What is applied, each removable, and all of it at once. Nothing applied: nothing here. */
export const FilterChips = memo(function FilterChips({
  tree,
  asked: { search, selection },
  change,
}: FilterChipsProps) {
  const nodes = tickedNodes(tree, selection);
  if (nodes.length === 0 && search === '') return null;

  const chip = (key: string, text: string, label: string, remove: () => void) => (
    <Button
      key={key}
      variant="outlined"
      endIcon={<CloseRounded />}
      aria-label={`Remove ${label}`}
      onClick={remove}
    >
      <bdi>{text}</bdi>
    </Button>
  );
  return (
    <Chips role="group" aria-label="Applied filters">
      {search !== '' &&
        chip('search', `“${search}”`, `search “${search}”`, () => change({ search: '' }))}
      {nodes.map((node) => {
        const label = node.facet ? `${node.facet.name}: ${node.name}` : tree.labelOf(node);
        return chip(node.key, label, label, () => change({ selection: toggled(selection, node) }));
      })}
      <Button onClick={() => change({ search: '', selection: new Set() })}>Clear Filters</Button>
    </Chips>
  );
});
