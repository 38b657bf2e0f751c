import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import type { ProductCategory } from '@/shared/contract/taxonomy';
import { usePageHead } from '@/shared/navigation/pageHead';
import { cutAtWord } from '@/shared/text/summary';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { QueryView } from '@/shared/ui/QueryView';
import { Reveal } from '@/shared/ui/Reveal';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { readCategories } from '../categoryFilter';
import { collapseByName } from '../collapseByName';
import { useCategories, useProducts } from '../../useCatalog';
import { HomeCategories } from './HomeCategories';
import { ProductGridSkeleton } from './ProductGrid';
import { ProductList } from './ProductList';

const nameOf = ({ productCategoryName }: ProductCategory) => productCategoryName;

export function CategoryListing({ siteName }: { siteName: string }) {
  const [params] = useSearchParams();
  const values = params.getAll('category');
  const asked = JSON.stringify(values);
  const { data: categories, isError: withoutCategories } = useCategories();
  const query = useProducts();
  const { data } = query;

  const { names, products } = useMemo(
    () => readCategories(JSON.parse(asked) as string[], categories ?? [], data ?? []),
    [asked, categories, data],
  );
  const heading = names.length > 0 ? names.join(', ') : 'All categories';
  const waiting = !data || (values.length > 0 && !categories && !withoutCategories);
  const listed = names.length > 0 ? names : collapseByName(categories ?? []).map(nameOf);
  usePageHead({
    title: heading,
    description: cutAtWord(`${siteName}: ${listed.join(', ') || heading}.`),
    // Any name may stand in the address.
    noIndex: names.length > 0 && !waiting && products.length === 0,
  });

  const skeleton = <ProductGridSkeleton count={10} />;
  const results = () => {
    if (waiting) return skeleton;
    if (products.length === 0) {
      return (
        <EmptyState
          text="No products found in this category."
          link={{ to: paths.products.to(), children: 'See all products' }}
        />
      );
    }
    return (
      <>
        <VisuallyHidden component="h2">Products</VisuallyHidden>
        <ProductList products={products} />
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
  const list = (
    <QueryView query={query} skeleton={skeleton}>
      {results}
    </QueryView>
  );
  const [above, below] = names.length > 0 ? [list, tiles] : [tiles, list];
  return (
    <>
      <PageHeading>{heading}</PageHeading>
      {above}
      <Reveal>{below}</Reveal>
    </>
  );
}
