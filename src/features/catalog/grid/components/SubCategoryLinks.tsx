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
  const { isBuilt, tree, requestedListing, formatSearch } = list;
  const { pathname } = useLocation();
  // Links keep the selected facet values, such as a size or a colour.
  const selectedFacetValues = [...requestedListing.selection].filter(({ facet }) => facet);
  const formatHref = (...nodes: typeof tree.visible) =>
    pathname + formatSearch({ selection: new Set([...selectedFacetValues, ...nodes]) });
  return (
    <Box component="nav" aria-label="Sub-categories" sx={rowStyles}>
      <Button href={paths.categories.to()} sx={linkStyles}>
        All categories
      </Button>
      {isBuilt ? (
        tree.visible.map((node) => {
          const isOn = getTickState(requestedListing.selection, node) === 'on';
          return (
            <Button
              key={node.key}
              href={isOn ? formatHref() : formatHref(node)}
              variant={isOn ? 'contained' : 'outlined'}
              aria-current={isOn || undefined}
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
