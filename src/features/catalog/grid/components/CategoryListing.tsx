import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import type { ProductCategory } from '@/shared/contract/taxonomy';
import { usePageHead } from '@/shared/navigation/pageHead';
import { foldName } from '@/shared/text/foldName';
import { cutAtWord } from '@/shared/text/summary';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { QueryView } from '@/shared/ui/QueryView';
import { Reveal } from '@/shared/ui/Reveal';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { namesAsked } from '../../listing/filterTree';
import type { Product } from '../../mergeProducts';
import { useCategories, useProducts } from '../../catalogApi';
import { CategoryTiles } from './CategoryTiles';
import { ProductGridSkeleton } from './ProductGrid';
import { ProductList } from './ProductList';

/** The categories that `/categories?category=…` names, and their products; no parameter: all. */
function readCategories(
  params: URLSearchParams,
  categories: readonly ProductCategory[] = [],
  products: readonly Product[] = [],
) {
  const all = new Set([...products, ...categories].map((row) => row.productCategoryName));
  const known = new Map(Array.from(all, (name) => [foldName(name), name]));
  const asked = params
    .getAll('category')
    .flatMap((value) => namesAsked(value, (name) => known.has(foldName(name))))
    .filter((name) => name.trim());
  const wanted = new Set(asked.map(foldName));
  const names = Array.from(wanted, (name) => known.get(name) ?? []).flat();
  return {
    // A name that nobody knows is still what was asked for.
    names: names.length > 0 ? names : asked,
    products:
      wanted.size === 0
        ? products
        : products.filter((product) => wanted.has(foldName(product.productCategoryName))),
  };
}

export function CategoryListing({ siteName }: { siteName: string }) {
  const [params] = useSearchParams();
  const { data: categories } = useCategories();
  const query = useProducts();
  const { names, products } = useMemo(
    () => readCategories(params, categories, query.data),
    [params, categories, query.data],
  );
  const heading = names.join(', ') || 'All categories';
  const all = new Set(categories?.map(({ productCategoryName }) => productCategoryName));
  const listed = names.length > 0 ? names : [...all];
  usePageHead({
    title: heading,
    description: cutAtWord(`${siteName}: ${listed.join(', ') || heading}.`),
    // Any name may stand in the address.
    noIndex: names.length > 0 && query.data && products.length === 0,
  });

  const tiles = (
    <Box component="nav" aria-label="Categories" sx={{ my: 5 }}>
      {names.length > 0 && (
        <Typography variant="h2" sx={{ mb: 2 }}>
          More categories
        </Typography>
      )}
      <CategoryTiles />
    </Box>
  );
  const list = (
    <QueryView query={query} skeleton={<ProductGridSkeleton count={10} />}>
      {() =>
        products.length > 0 ? (
          <>
            <VisuallyHidden component="h2">Products</VisuallyHidden>
            <ProductList products={products} />
          </>
        ) : (
          <EmptyState
            text="No products found in this category."
            link={{ href: paths.products.to(), children: 'See all products' }}
          />
        )
      }
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
