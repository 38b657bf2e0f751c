import Box from '@mui/material/Box';
import { Skeleton } from '@/shared/ui/Skeleton';
import { messageOf } from '@/shared/api/apiError';
import { InlineError } from '@/shared/ui/InlineError';
import type { FilterNode, FilterTree as Tree } from '../filterTree';
import type { Selection } from '../selection';
import type { ChangeListing } from '../useListing';
import { FilterTree } from './FilterTree';

interface FilterPanelProps {
  tree: Tree;
  settled: boolean;
  error: unknown;
  onRetry: () => void;
  selection: Selection;
  named: readonly FilterNode[];
  counts: ReadonlyMap<string, number> | undefined;
  change: ChangeListing;
}

/** The tree with what may stand in its place. */
export function FilterPanel({ settled, error, onRetry, ...tree }: FilterPanelProps) {
  if (!settled && error === undefined) {
    return (
      <Box aria-hidden>
        {Array.from({ length: 5 }, (_, row) => (
          <Skeleton key={row} height={44} sx={{ transform: 'none', my: 0.5 }} />
        ))}
      </Box>
    );
  }
  return (
    <>
      {error !== undefined && <InlineError message={messageOf(error)} onRetry={onRetry} />}
      <FilterTree {...tree} />
    </>
  );
}
