import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { PlainButton } from '@/shared/ui/PlainButton';
import type { FilterTree } from '../filterTree';
import { nothingTicked, tickedNodes, withNode } from '../selection';
import type { Selection } from '../selection';
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
  '& svg': { flexShrink: 0, color: theme.vars?.palette.text.secondary },
  '@media (hover: hover)': { '&:hover': { borderColor: theme.vars?.palette.text.secondary } },
}));

const Cross = () => (
  <svg aria-hidden viewBox="0 0 24 24" width="18" height="18">
    <path d="m6 6 12 12M18 6 6 18" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);

interface FilterChipsProps {
  tree: FilterTree;
  search: string;
  selection: Selection;
  change: ChangeListing;
}

/** What is applied, each removable, and all of it at once. Nothing applied: nothing here. */
export const FilterChips = memo(function FilterChips({
  tree,
  search,
  selection,
  change,
}: FilterChipsProps) {
  const nodes = tickedNodes(tree, selection);
  if (nodes.length === 0 && search === '') return null;
  return (
    <Chips role="group" aria-label="Applied filters">
      {search !== '' && (
        <Chip
          type="button"
          aria-label={`Remove search “${search}”`}
          onClick={() => {
            change(() => ({ search: '' }));
          }}
        >
          “{search}”
          <Cross />
        </Chip>
      )}
      {nodes.map((node) => (
        <Chip
          key={node.key}
          type="button"
          aria-label={`Remove ${node.name}`}
          onClick={() => {
            change((state) => ({ selection: withNode(state.selection, node, false) }));
          }}
        >
          {node.name}
          <Cross />
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
