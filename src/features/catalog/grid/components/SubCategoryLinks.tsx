import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useLocation } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { getTickState } from '../../listing/selection';
import type { FilteredList } from '../../listing/useFilteredList';

/** The links are always in one row, so that the products below do not move when the links load. */
const row = {
  display: 'flex',
  gap: 1,
  // Leaves space for the focus ring.
  m: '-5px -5px 11px',
  p: '5px',
  overflowX: 'auto',
  '@media print': { display: 'none' },
};

const link = { flexShrink: 0, maxWidth: 'min(18rem, 80vw)', px: 2 };

/**
 * Links that show one sub-category. The link of the current sub-category shows the whole category
 * again.
 */
export function SubCategoryLinks({ list }: { list: FilteredList }) {
  const { isBuilt, tree, requestedListing, formatSearch } = list;
  const { pathname } = useLocation();
  // Links keep the selected facets.
  const facets = [...requestedListing.selection].filter(({ facet }) => facet);
  const to = (...nodes: typeof tree.visible) =>
    pathname + formatSearch({ selection: new Set([...facets, ...nodes]) });
  return (
    <Box component="nav" aria-label="Sub-categories" sx={row}>
      <Button href={paths.categories.to()} sx={link}>
        All categories
      </Button>
      {isBuilt ? (
        tree.visible.map((node) => {
          const isOn = getTickState(requestedListing.selection, node) === 'on';
          return (
            <Button
              key={node.key}
              href={isOn ? to() : to(node)}
              variant={isOn ? 'contained' : 'outlined'}
              aria-current={isOn || undefined}
              sx={link}
            >
              <bdi>{node.name}</bdi>
            </Button>
          );
        })
      ) : (
        <Skeleton variant="rounded" width={140} height={44} />
      )}
    </Box>
  );
}
