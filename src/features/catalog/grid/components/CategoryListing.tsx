import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { messageOf } from '@/shared/api/apiError';
import { paths } from '@/shared/config/paths';
import type { ProductCategory } from '@/shared/contract/taxonomy';
import { usePageHead } from '@/shared/lib/pageHead';
import { cutAtWord } from '@/shared/lib/summary';
import { useShownCount } from '@/shared/lib/useShownCount';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { ShowMore } from '@/shared/ui/ShowMore';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { readCategories } from '../categoryFilter';
import { collapseByName } from '../collapseByName';
import { useCategories, useProducts } from '../../useCatalog';
import { HomeCategories } from './HomeCategories';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid';

const firstCount = 20;
const stepCount = 20;
const placeholderCount = 10;

const none: never[] = [];
const nameOf = ({ productCategoryName }: ProductCategory) => productCategoryName;

/** The tiles of all categories, and the products of those that the address names. */
export function CategoryListing({ siteName }: { siteName: string }) {
  const [params] = useSearchParams();
  const values = params.getAll('category');
  const asked = JSON.stringify(values);
  const { data: categories, isError: withoutCategories } = useCategories();
  const { data, error, refetch } = useProducts();
  const { shown, showMore } = useShownCount(firstCount, stepCount);

  const { names, products } = useMemo(
    () => readCategories(JSON.parse(asked) as string[], categories ?? none, data ?? none),
    [asked, categories, data],
  );
  const heading = names.length > 0 ? names.join(', ') : 'All categories';
  const waiting = !data || (values.length > 0 && !categories && !withoutCategories);
  const listed = names.length > 0 ? names : collapseByName(categories ?? none).map(nameOf);
  usePageHead({
    title: heading,
    description: cutAtWord(`${siteName}: ${listed.join(', ') || heading}.`),
    // Any name may stand in the address.
    noIndex: names.length > 0 && !waiting && products.length === 0,
  });

  const results = () => {
    if (!data && error) {
      return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
    }
    if (waiting) return <ProductGridSkeleton count={placeholderCount} />;
    if (products.length === 0) {
      return (
        <EmptyState
          text="No products found in this category."
          action={
            <Button component={RouterLink} to={paths.products.to()} variant="outlined">
              See all products
            </Button>
          }
        />
      );
    }
    const visible = products.slice(0, shown);
    return (
      <>
        <VisuallyHidden component="h2">Products</VisuallyHidden>
        <ProductGrid products={visible} />
        <ShowMore
          shown={visible.length}
          total={products.length}
          onShowMore={showMore}
          noun="product"
        />
      </>
    );
  };

  const tiles = (
    <Box component="nav" aria-label="Categories" sx={{ my: 5 }}>
      {names.length > 0 && (
        <Typography variant="h2" sx={{ mb: 2 }}>
          More categories
        </Typography>
      )}
      <HomeCategories />
    </Box>
  );
  return (
    <>
      <PageHeading>{heading}</PageHeading>
      {names.length === 0 && tiles}
      {results()}
      {names.length > 0 && tiles}
    </>
  );
}
