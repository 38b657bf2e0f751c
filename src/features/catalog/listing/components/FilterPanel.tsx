import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { QueryView } from '@/shared/ui/QueryView';
import { Skeleton } from '@/shared/ui/Skeleton';
import type { useFilterTree } from '../useFilterTree';
import { FilterTree } from './FilterTree';

interface FilterPanelProps extends Omit<ComponentProps<typeof FilterTree>, 'tree'> {
  query: ReturnType<typeof useFilterTree>['query'];
}

export function FilterPanel({ query, ...ticks }: FilterPanelProps) {
  return (
    <QueryView query={query} skeleton={skeleton} inline partial>
      {(tree) => <FilterTree tree={tree} {...ticks} />}
    </QueryView>
  );
}

const skeleton = (
  <Box aria-hidden>
    {Array.from({ length: 5 }, (_, row) => (
      <Skeleton key={row} height={44} sx={{ transform: 'none', my: 0.5 }} />
    ))}
  </Box>
);
