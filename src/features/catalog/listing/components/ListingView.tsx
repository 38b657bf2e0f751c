import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { getOverlayErrorOptions } from '@/shared/ui/getOverlayErrorOptions';
import { QueryView } from '@/shared/ui/QueryView';
import { shortScreen } from '@/shared/ui/screens';
import type { useTaxonomy } from '../../useTaxonomy';
import type { FilteredList } from '../useFilteredList';
import { FilterChips } from './FilterChips';
import { FilterTree } from './FilterTree';
import { ListingResults } from './ListingResults';
import { ListingToolbar } from './ListingToolbar';

const FilterSheet = lazyWithRetry(
  async () => (await import(/* webpackPrefetch: true */ './FilterSheet')).FilterSheet,
  { renderLoading: () => null, ...getOverlayErrorOptions('filter panel') },
);

interface ListingViewProps extends Pick<
  ComponentProps<typeof ListingResults>,
  'cellNo' | 'emptyLink'
> {
  list: FilteredList;
  taxonomyQuery: ReturnType<typeof useTaxonomy>;
  /** Content above the filters and the products, such as the page heading. */
  head: ReactNode;
  /** Notes between the applied filters and the products. */
  children?: ReactNode;
}

/**
 * Lays out a product listing: filters in a side panel or a sheet, toolbar, applied filters and
 * products.
 */
export function ListingView({
  list,
  taxonomyQuery,
  head,
  children,
  cellNo,
  emptyLink,
}: ListingViewProps) {
  const { isTreeBuilt, tree, sortLabels, requestedListing, change, shownListing, onFilterUse } =
    list;
  const [isSheetOpen, setSheetOpen] = useState<boolean>();
  const { matchingProducts } = shownListing.filterResult ?? {};

  const filterPanel = (
    <QueryView
      query={{ ...taxonomyQuery, data: isTreeBuilt ? tree : undefined }}
      skeleton={filterSkeleton}
      inline
      partial
    >
      {() =>
        tree.topLevelNodes.length + tree.facets.length > 0 ? (
          <FilterTree
            tree={tree}
            requestedListing={requestedListing}
            counts={list.counts}
            change={change}
          />
        ) : (
          <Typography color="textSecondary" sx={{ p: 1 }}>
            There are no filters for these products.
          </Typography>
        )
      }
    </QueryView>
  );
  return (
    <Box sx={layoutStyles}>
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>{head}</Box>
      <Card
        component="aside"
        aria-label="Filters"
        onPointerEnter={onFilterUse}
        onFocus={onFilterUse}
        sx={panelStyles}
      >
        {filterPanel}
      </Card>
      <Box sx={{ minWidth: 0 }}>
        <ListingToolbar
          productCount={shownListing.exactCount ?? matchingProducts?.length}
          sort={requestedListing.sort}
          sortLabels={sortLabels}
          change={change}
          onOpenFilters={() => {
            onFilterUse();
            setSheetOpen(true);
          }}
        />
        <FilterChips tree={tree} requestedListing={shownListing.requestedListing} change={change} />
        {children}
        <ListingResults
          matchingProducts={matchingProducts}
          error={list.error}
          refetch={list.refetch}
          startsOver={shownListing.isPending}
          search={shownListing.requestedListing.search}
          exactCount={shownListing.exactCount}
          partialMatch={shownListing.partial}
          cellNo={cellNo}
          emptyLink={emptyLink}
        />
      </Box>
      {isSheetOpen !== undefined && (
        <FilterSheet
          open={isSheetOpen}
          productCount={list.productCount}
          onClose={() => setSheetOpen(false)}
        >
          {filterPanel}
        </FilterSheet>
      )}
    </Box>
  );
}

const layoutStyles: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '16.5rem minmax(0, 1fr)' },
  columnGap: 4,
  alignItems: 'start',
  // The column of filters is not printed, so the products get the whole width.
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
};

const panelStyles: SxProps<Theme> = {
  // On small screens, the filters appear only in the sheet.
  display: { xs: 'none', md: 'block' },
  position: 'sticky',
  top: 80,
  maxHeight: 'calc(100dvh - 96px)',
  overflowY: 'auto',
  p: 1,
  [shortScreen]: { position: 'static', maxHeight: 'none' },
  '@media print': { display: 'none' },
};

const filterSkeleton = (
  <div aria-hidden>
    {Array.from({ length: 5 }, (_, row) => (
      <Skeleton key={row} variant="rounded" height={44} sx={{ my: 0.5 }} />
    ))}
  </div>
);
