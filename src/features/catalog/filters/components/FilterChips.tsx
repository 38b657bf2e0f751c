import CloseRounded from '@mui/icons-material/CloseRounded';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { PlainButton } from '@/shared/ui/PlainButton';
import type { FilterTree } from '../filterTree';
import type { ListingState } from '../filterUrl';
import { nothingTicked, tickedNodes, withNode } from '../selection';
import type { ChangeListing } from '../useListing';
import { Chips } from './listingFrame';

const Chip = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  maxWidth: '100%',
  padding: '4px 12px 4px 16px',
  border: '1px solid',
  borderColor: theme.vars?.palette.divider,
  borderRadius: 999,
  font: 'inherit',
  fontSize: '0.9375rem',
  lineHeight: 1.2,
  textAlign: 'left',
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  cursor: 'pointer',
  '& svg': { flexShrink: 0, fontSize: 18, color: theme.vars?.palette.text.secondary },
  '@media (hover: hover)': { '&:hover': { borderColor: theme.vars?.palette.text.secondary } },
}));

interface FilterChipsProps {
  tree: FilterTree;
  chosen: ListingState;
  change: ChangeListing;
}

/** What is applied, each removable, and all of it at once. Nothing applied: nothing here. */
export const FilterChips = memo(function FilterChips({ tree, chosen, change }: FilterChipsProps) {
  const nodes = tickedNodes(tree, chosen.selection);
  if (nodes.length === 0 && chosen.search === '') return null;
  return (
    <Chips role="group" aria-label="Applied filters">
      {chosen.search !== '' && (
        <Chip
          type="button"
          aria-label={`Remove search “${chosen.search}”`}
          onClick={() => {
            change(() => ({ search: '' }));
          }}
        >
          “{chosen.search}”
          <CloseRounded aria-hidden />
        </Chip>
      )}
      {nodes.map((node) => (
        <Chip
          key={node.key}
          type="button"
          aria-label={`Remove ${node.name}`}
          onClick={() => {
            change(({ selection }) => ({ selection: withNode(selection, node, false) }));
          }}
        >
          {node.name}
          <CloseRounded aria-hidden />
        </Chip>
      ))}
      <PlainButton
        onClick={() => {
          change(() => ({ search: '', selection: nothingTicked(tree) }));
        }}
        sx={{ px: 2 }}
      >
        Clear Filters
      </PlainButton>
    </Chips>
  );
});
