import TuneRounded from '@mui/icons-material/TuneRounded';
import Box from '@mui/material/Box';
import { PlainButton } from '@/shared/ui/PlainButton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '@/shared/api/apiError';
import { errorMessages } from '@/shared/api/errorMessages';
import { usePageTitle } from '@/shared/lib/usePageTitle';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { useProducts } from '../../useCatalog';
import { tickedNodes } from '../selection';
import { useFilterTree } from '../useFilterTree';
import { useListing } from '../useListing';
import { useResults } from '../useResults';
import { FilterChips } from './FilterChips';
import { FilterPanel } from './FilterPanel';
import { ListingResults } from './ListingResults';
import { SortSelect } from './SortSelect';

const FilterSheet = lazy(() =>
  import(/* webpackChunkName: "filter-sheet" */ './FilterSheet').then((module) => ({
    default: module.FilterSheet,
  })),
);

const countText = (total: number) => `${String(total)} ${total === 1 ? 'product' : 'products'}`;

/** The product listing of section 2: filter tree, what is applied, order, and the products that fit. */
export function ProductListing() {
  const { data, error, refetch } = useProducts();
  const filters = useFilterTree(data);
  const { tree, settled } = filters;
  const { asked, chosen, change } = useListing(tree, { settled: filters.complete });
  const { products, ids, counts, failed } = useResults(data, tree, asked);
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');

  const [only, ...others] = tickedNodes(tree, asked.selection);
  const named = only && others.length === 0 ? only.name : 'Products';
  const heading = asked.search === '' ? named : `Results for “${asked.search}”`;
  usePageTitle(heading);

  const isAsking = asked.search !== '' || window.location.search !== '';
  const ready = data !== undefined && (settled || !isAsking) ? ids : undefined;
  const panel = (
    <FilterPanel
      tree={tree}
      settled={settled}
      error={filters.error}
      onRetry={filters.retry}
      selection={chosen.selection}
      named={asked.named}
      counts={counts}
      change={change}
    />
  );
  const closeSheet = () => {
    setSheet('closed');
  };

  if (!data && error) {
    return (
      <>
        <PageHeading>Products</PageHeading>
        <ErrorState
          message={messageOf(error, errorMessages.products)}
          onRetry={() => void refetch()}
        />
      </>
    );
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '264px minmax(0, 1fr)' },
        columnGap: 4,
        alignItems: 'start',
      }}
    >
      <PageHeading sx={{ gridColumn: '1 / -1', mb: { xs: 2, md: 3 } }}>{heading}</PageHeading>
      <Box
        component="aside"
        aria-label="Filters"
        sx={{
          display: { xs: 'none', md: 'block' },
          position: 'sticky',
          top: 80,
          maxHeight: 'calc(100dvh - 96px)',
          overflowY: 'auto',
          p: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        {panel}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
          <PlainButton
            variant="outlined"
            aria-haspopup="dialog"
            onClick={() => {
              setSheet('open');
            }}
            sx={{ display: { md: 'none' }, bgcolor: 'background.paper', px: 2 }}
          >
            <TuneRounded />
            Filters
          </PlainButton>
          <Typography role="status" sx={{ flex: 1, color: 'text.secondary', minHeight: '1.6em' }}>
            {ready && countText(ready.length)}
          </Typography>
          <SortSelect
            value={chosen.sort}
            onChange={(sort) => {
              change(() => ({ sort }));
            }}
          />
        </Box>
        <Box sx={{ '&:not(:empty)': { mb: 2 } }}>
          <FilterChips tree={tree} chosen={chosen} change={change} />
        </Box>
        {failed && !ready ? (
          <ErrorState message="The search could not be loaded. Check your connection." />
        ) : (
          <ListingResults products={products} ids={ready} />
        )}
      </Box>
      {sheet !== 'never' && (
        <Suspense>
          <FilterSheet open={sheet === 'open'} onClose={closeSheet} total={ready?.length}>
            {panel}
          </FilterSheet>
        </Suspense>
      )}
    </Box>
  );
}
