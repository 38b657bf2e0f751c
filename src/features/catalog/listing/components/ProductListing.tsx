import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, useState } from 'react';
import { messageOf } from '@/shared/api/apiError';
import { counted } from '@/shared/format/counted';
import { usePageHead } from '@/shared/navigation/pageHead';
import { ErrorState } from '@/shared/ui/ErrorState';
import { lazyPart } from '@/shared/ui/lazyPart';
import { overlayFailed } from '@/shared/ui/overlayFailed';
import { PageHeading } from '@/shared/ui/PageHeading';
import { QueryView } from '@/shared/ui/QueryView';
import { shortScreen } from '@/shared/ui/screens';
import { useProducts } from '../../catalogApi';
import { useTaxonomy } from '../../useTaxonomy';
import { buildFilterTree } from '../filterTree';
import type { Level } from '../filterTree';
import { tickedNodes } from '../selection';
import { useFacets } from '../useFacets';
import type { AskedListing } from '../filterUrl';
import { useListing } from '../useListing';
import { useResults } from '../useResults';
import type { Part } from '../useResults';
import { FilterChips } from './FilterChips';
import { FilterTree } from './FilterTree';
import { ListingResults } from './ListingResults';
import { ListingToolbar } from './ListingToolbar';

const FilterSheet = lazyPart(
  async () => (await import(/* webpackPrefetch: true */ './FilterSheet')).FilterSheet,
  { loading: () => null, ...overlayFailed('filter panel') },
);

const emptyTree = buildFilterTree({ areas: [], categories: [], subCategories: [] }, []);

/** No product has all words of the search, and these come nearest. */
function nearestText({ nearest, matched, asked }: Part): string {
  if (nearest) return nearest;
  return `Nothing matches exactly. Closest: ${String(matched)} of your ${String(asked)} words.`;
}

/** A product of which a facet knows nothing is in none of its ticks. */
const unknownText = (count: number) =>
  `${counted(count, 'more product')} may fit: ${count === 1 ? 'its page does' : 'their pages do'} not say.`;

const levelNames: Partial<Record<Level, [one: string, many: string]>> = {
  areas: ['area', 'areas'],
  category: ['category', 'categories'],
  subcategory: ['sub-category', 'sub-categories'],
};

/** Which names of the address nothing has, for each level. */
const unknownNamesTexts = (unknownNames: AskedListing['unknownNames']): string[] =>
  Object.entries(levelNames).flatMap(([level, [one, many]]) => {
    const names = unknownNames[level as Level]?.map((name) => `“${name}”`) ?? [];
    const last = names.at(-1);
    if (last === undefined) return [];
    if (names.length === 1) return [`There is no ${one} ${last}.`];
    return [`There are no ${many} ${names.slice(0, -1).join(', ')} and ${last}.`];
  });

interface ProductListingProps {
  cellNo: string;
  siteName: string;
}

export function ProductListing({ cellNo, siteName }: ProductListingProps) {
  const catalogue = useProducts();
  const taxonomy = useTaxonomy();
  const { data } = catalogue;
  const built = useMemo(
    () => taxonomy.data && data && buildFilterTree(taxonomy.data, data),
    [taxonomy.data, data],
  );
  const [isSheetOpen, setSheetOpen] = useState<boolean>();
  const [isPanelUsed, setPanelUsed] = useState(false);
  const { tree, facts, orders, isComing } = useFacets(
    built ?? emptyTree,
    isPanelUsed || isSheetOpen === true,
  );
  const { asked, isPending, isPlain, change } = useListing(tree);
  const { filtered, whole, part, error, refetch } = useResults(catalogue, tree, asked, facts);

  // What the address asks for is not known before the tree is; where it asks for nothing all products may show.
  const ready = (built && !isComing) || isPlain ? filtered : undefined;
  // A list of names that could not be read does not tell which names there are.
  const knowsNames = built !== undefined && !taxonomy.error;
  const now = useMemo(
    () => ({ asked, isPending, filtered: ready, whole, part: ready && part, knowsNames }),
    [asked, isPending, ready, whole, part, knowsNames],
  );
  // A tick shows at once, with the counts; the list follows.
  const page = useDeferredValue(now);
  const { search, selection } = page.asked;
  const { fitting, unknown = 0 } = page.filtered ?? {};
  const [only, ...others] = tickedNodes(tree, selection).filter(({ facet }) => !facet);
  const named = only && others.length === 0 ? only.name : 'Products';
  const near = page.part?.matched === 0 ? 'No results for' : 'Similar to';
  const heading = search === '' ? named : `${page.part ? near : 'Results for'} “${search}”`;
  const unknownTexts = page.knowsNames ? unknownNamesTexts(page.asked.unknownNames) : [];
  const showsAll = selection.size === 0 && search === '';
  if (unknownTexts.length > 0 && showsAll) unknownTexts.push('These are all products.');
  usePageHead({
    title: heading,
    description: `All products of ${siteName}, to search and to filter by area and category.`,
  });

  // The filters may leave none of these products.
  const nearestNote = page.part && fitting?.length !== 0 && nearestText(page.part);
  const unknownNote = unknown > 0 && unknownText(unknown);

  const panel = (
    <QueryView query={{ ...taxonomy, data: built }} skeleton={filterSkeleton} inline partial>
      {() => <FilterTree tree={tree} asked={asked} counts={filtered?.counts} change={change} />}
    </QueryView>
  );

  // Not by QueryView, which would be drawn anew with each tick.
  if (!data && catalogue.error) {
    return (
      <>
        <PageHeading>Products</PageHeading>
        <ErrorState message={messageOf(catalogue.error)} onRetry={() => void catalogue.refetch()} />
      </>
    );
  }
  return (
    <Box sx={layout}>
      <PageHeading sx={{ gridColumn: '1 / -1' }}>{heading}</PageHeading>
      <Card
        component="aside"
        aria-label="Filters"
        onPointerEnter={() => setPanelUsed(true)}
        onFocus={() => setPanelUsed(true)}
        sx={panelPlace}
      >
        {panel}
      </Card>
      <Box sx={{ minWidth: 0 }}>
        <ListingToolbar
          total={page.whole ?? fitting?.length}
          sort={asked.sort}
          orders={orders}
          change={change}
          onOpenFilters={() => setSheetOpen(true)}
        />
        <FilterChips tree={tree} asked={page.asked} change={change} />
        <Note>{unknownTexts.join(' ')}</Note>
        <Note>{[nearestNote, unknownNote].filter(Boolean).join(' ')}</Note>
        <ListingResults
          fitting={fitting}
          error={error}
          refetch={refetch}
          fromStart={page.isPending}
          search={search}
          whole={page.whole}
          part={page.part}
          cellNo={cellNo}
        />
      </Box>
      {isSheetOpen !== undefined && (
        <FilterSheet
          open={isSheetOpen}
          total={ready && (whole ?? ready.fitting.length)}
          onClose={() => setSheetOpen(false)}
        >
          {panel}
        </FilterSheet>
      )}
    </Box>
  );
}

const layout: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '16.5rem minmax(0, 1fr)' },
  columnGap: 4,
  alignItems: 'start',
  // The filters are not printed.
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
};

const panelPlace: SxProps<Theme> = {
  // On small screens the filters stand in the sheet alone.
  display: { xs: 'none', md: 'block' },
  position: 'sticky',
  top: 80,
  maxHeight: 'calc(100dvh - 96px)',
  overflowY: 'auto',
  p: 1,
  [shortScreen]: { position: 'static', maxHeight: 'none' },
  '@media print': { display: 'none' },
};

const Note = ({ children }: { children: string }) => (
  <Typography role="status" sx={{ mb: children ? 2 : 0 }}>
    {children}
  </Typography>
);

const filterSkeleton = (
  <div aria-hidden>
    {Array.from({ length: 5 }, (_, row) => (
      <Skeleton key={row} variant="rounded" height={44} sx={{ my: 0.5 }} />
    ))}
  </div>
);
