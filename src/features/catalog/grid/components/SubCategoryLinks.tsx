import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useLocation } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { getTickState } from '../../listing/selection';
import type { FilteredList } from '../../listing/useFilteredList';

/** The links are always in one row, so that the products below do not move when the links load. */
const rowStyles = {
  display: 'flex',
  gap: 1,
  // Leaves space for the focus ring.
  m: '-5px -5px 11px',
  p: '5px',
  overflowX: 'auto',
  '@media print': { display: 'none' },
};

const linkStyles = { flexShrink: 0, maxWidth: 'min(18rem, 80vw)', px: 2 };

/**
 * Links that each show one sub-category. The link of the current sub-category shows the whole
 * category again.
 */
export function SubCategoryLinks({ list }: { list: FilteredList }) {
  const { isTreeBuilt, tree, requestedListing, formatSearch } = list;
  const { pathname } = useLocation();
  // Links keep the selected facet values, such as a size or a colour.
  const selectedFacetValues = [...requestedListing.selection].filter(({ facet }) => facet);
  const formatHref = (...nodes: typeof tree.topLevelNodes) =>
    pathname + formatSearch({ selection: new Set([...selectedFacetValues, ...nodes]) });
  return (
    <Box component="nav" aria-label="Sub-categories" sx={rowStyles}>
      <Button href={paths.categories.to()} sx={linkStyles}>
        All categories
      </Button>
      {isTreeBuilt ? (
        tree.topLevelNodes.map((node) => {
          const isCurrent = getTickState(requestedListing.selection, node) === 'on';
          return (
            <Button
              key={node.key}
              href={isCurrent ? formatHref() : formatHref(node)}
              variant={isCurrent ? 'contained' : 'outlined'}
              aria-current={isCurrent || undefined}
              sx={linkStyles}
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
