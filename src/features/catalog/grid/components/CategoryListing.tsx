import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getErrorMessage } from '@/shared/api/apiError';
import { paths } from '@/shared/config/paths';
import { usePageHead } from '@/shared/navigation/pageHead';
import { foldName } from '@/shared/text/foldName';
import { cutAtWord } from '@/shared/text/summary';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Reveal } from '@/shared/ui/Reveal';
import { useGetProductsQuery } from '../../catalogApi';
import { ListingNote, formatUnknownCount } from '../../listing/components/ListingNote';
import { ListingView } from '../../listing/components/ListingView';
import { buildFilterTree, keepOneLevel } from '../../listing/filterTree';
import type { FilterNode } from '../../listing/filterTree';
import { useFilteredList } from '../../listing/useFilteredList';
import { useListingEvent } from '../../listing/useListingEvents';
import { useTaxonomy } from '../../useTaxonomy';
import { readCategories } from '../readCategories';
import { BestSellers } from './BestSellers';
import { CategoryTiles } from './CategoryTiles';
import { SubCategoryLinks } from './SubCategoryLinks';

interface CategoryListingProps {
  siteName: string;
  cellNo: string;
  /** Banners, shown below the page heading. */
  banners: ReactNode;
}

/**
 * Shows the products of the requested categories, or of all categories. Shoppers can filter the
 * products by sub-category and by facts such as the size. If all categories are shown, shoppers
 * filter by area instead of sub-category.
 */
export function CategoryListing({ siteName, cellNo, banners }: CategoryListingProps) {
  const [params] = useSearchParams();
  const taxonomyQuery = useTaxonomy();
  const productsQuery = useGetProductsQuery();
  const { categories } = taxonomyQuery.data ?? {};
  const { names, products } = useMemo(
    () => readCategories(params, categories, productsQuery.data),
    [params, categories, productsQuery.data],
  );
  const hasRequestedNames = names.length > 0;
  const joinedFoldedNames = names.map(foldName).join('\n');
  const builtTree = useMemo(() => {
    if (!taxonomyQuery.data || !productsQuery.data) return undefined;
    const fullTree = buildFilterTree(taxonomyQuery.data, productsQuery.data);
    const wantedFoldedNames = new Set(joinedFoldedNames.split('\n'));
    const isInRequestedCategory = ({ path }: FilterNode) =>
      path.some(({ level, name }) => level === 'category' && wantedFoldedNames.has(foldName(name)));
    return joinedFoldedNames
      ? keepOneLevel(fullTree, 'subcategory', isInRequestedCategory)
      : keepOneLevel(fullTree, 'areas');
  }, [taxonomyQuery.data, productsQuery.data, joinedFoldedNames]);
  const categoryProductsQuery = {
    ...productsQuery,
    data: productsQuery.data && products,
  } as typeof productsQuery;
  const filteredList = useFilteredList(categoryProductsQuery, builtTree, taxonomyQuery, 'category');
  useListingEvent(filteredList, hasRequestedNames ? names : undefined);

  const heading = names.join(', ') || 'All categories';
  const allCategoryNames = new Set(
    categories?.map(({ productCategoryName }) => productCategoryName),
  );
  const shownCategories = hasRequestedNames ? names : [...allCategoryNames];
  const hasNoProducts = productsQuery.data !== undefined && products.length === 0;
  usePageHead({
    title: heading,
    description: cutAtWord(`${siteName}: ${shownCategories.join(', ') || heading}.`),
    path: paths.categories.to(names),
    // The URL may contain any name, so search engines must not index pages without products.
    noIndex: hasRequestedNames && hasNoProducts,
  });

  const tilesNavigation = (
    <Box component="nav" aria-label="Categories" sx={{ my: 5 }}>
      {hasRequestedNames && (
        <Typography variant="h2" sx={{ mb: 2 }}>
          More categories
        </Typography>
      )}
      <CategoryTiles />
    </Box>
  );
  const headingAndBanners = (
    <>
      <PageHeading data-by-address>{heading}</PageHeading>
      {banners}
    </>
  );
  const moreCategories = hasRequestedNames && <Reveal>{tilesNavigation}</Reveal>;
  if (hasNoProducts) {
    return (
      <>
        {headingAndBanners}
        {!hasRequestedNames && tilesNavigation}
        <EmptyState
          text="No products found in this category."
          link={{ href: paths.products.to(), children: 'See all products' }}
        />
        <BestSellers />
        {moreCategories}
      </>
    );
  }
  if (!productsQuery.data && productsQuery.error) {
    return (
      <>
        {headingAndBanners}
        {!hasRequestedNames && tilesNavigation}
        <ErrorState
          message={getErrorMessage(productsQuery.error)}
          onRetry={() => void productsQuery.refetch()}
        />
        {moreCategories}
      </>
    );
  }
  const { unknownCount = 0 } = filteredList.shownListing.filterResult ?? {};
  return (
    <>
      <ListingView
        list={filteredList}
        taxonomyQuery={taxonomyQuery}
        head={
          <>
            {headingAndBanners}
            {hasRequestedNames ? <SubCategoryLinks list={filteredList} /> : tilesNavigation}
          </>
        }
        cellNo={cellNo}
        emptyLink={{
          href:
            paths.categories.to() + filteredList.formatSearch({ search: '', selection: new Set() }),
          children: 'Clear Filters',
        }}
      >
        <ListingNote>{unknownCount > 0 ? formatUnknownCount(unknownCount) : ''}</ListingNote>
      </ListingView>
      {moreCategories}
    </>
  );
}
