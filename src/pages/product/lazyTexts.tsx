import Skeleton from '@mui/material/Skeleton';
import { memo } from 'react';
import { getProductHead } from '@/features/catalog/product/productHead';
import type { ProductDetail } from '@/shared/contract/product';
import { usePageHead } from '@/shared/navigation/pageHead';
import { lazyWithRetry, renderNothingOptions } from '@/shared/ui/lazyWithRetry';

/*
 * The parts of a product page that read the company's HTML. They need the sanitiser, and load in a
 * script of their own, so that the gallery and the buttons of a prerendered page become usable
 * first.
 */
const loadTexts = () => import('./ProductTexts');

function HeadWithoutDescription({ product }: { product: ProductDetail }) {
  usePageHead(getProductHead(product));
  return null;
}
const renderHeadWithoutDescription = ({ product }: { product: ProductDetail }) => (
  <HeadWithoutDescription product={product} />
);

const LazyHead = lazyWithRetry(async () => (await loadTexts()).ProductHead, {
  renderLoading: renderHeadWithoutDescription,
  renderLoadFailure: (_retry, props) => renderHeadWithoutDescription(props),
  renderError: renderHeadWithoutDescription,
});

const LazyDescription = lazyWithRetry(async () => (await loadTexts()).ProductDescription, {
  ...renderNothingOptions,
  renderLoading: () => <Skeleton height={48} />,
});

const LazyTabs = lazyWithRetry(async () => (await loadTexts()).ProductTabs, {
  renderLoading: () => <Skeleton variant="rounded" height={240} />,
});

// Memoised, because React replaces a prerendered part by its loading state if the part is rendered
// again before its script has loaded.
export const ProductHead = memo(LazyHead);
export const ProductDescription = memo(LazyDescription);
export const ProductTabs = memo(LazyTabs);

/** Loads these parts before a product is shown on this page. */
export function preloadProductTexts(): void {
  for (const part of [LazyHead, LazyDescription, LazyTabs]) void part.preload();
}
