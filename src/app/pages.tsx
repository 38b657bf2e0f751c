import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { productPath } from '@/features/catalog/productPath';
import { withoutBase } from '@/shared/config/base';
import { listingParams, paths } from '@/shared/config/paths';
import type { AppDispatch } from '@/shared/store/storeHooks';
import { ErrorState } from '@/shared/ui/ErrorState';
import { lazyPart } from '@/shared/ui/lazyPart';

type Params = Readonly<Record<string, string | undefined>>;

interface PageExtras {
  /** Asks for the page's first data; what is under way or fresh is not asked for again. */
  prefetch?: (dispatch: AppDispatch, params: Params) => void;
}

interface PageSubjects {
  productIds: readonly string[];
  blogIds: readonly string[];
}

interface PageOptions {
  /** The addresses that `npm run prerender` writes pages for; none: the plain page serves. */
  ahead?: (subjects: PageSubjects) => string[];
  /** Parameters of the query that lead to another first screen than the one prerendered. */
  params?: readonly string[];
}

const pageError = (retry: () => void) => (
  <>
    {/* No page heading: the focus waits for that of the page. */}
    <Typography variant="h1" sx={{ pt: 6, px: 2, textAlign: 'center' }}>
      This page could not be loaded
    </Typography>
    <ErrorState
      message="Check your connection and try again."
      onRetry={() => {
        // After a new release only a reload knows the new names of the scripts; without a connection it would lose all.
        if (navigator.onLine) window.location.reload();
        else retry();
      }}
    />
  </>
);

/** @param chunk the `webpackChunkName` of the import */
const page = <K extends string>(
  { pattern }: { pattern: string },
  chunk: string,
  name: K,
  load: () => Promise<Record<K, ComponentType> & PageExtras>,
  { ahead, params = [] }: PageOptions = {},
) => ({
  pattern,
  chunk,
  load: load as () => Promise<PageExtras>,
  Page: lazyPart(async () => (await load())[name], { failed: pageError }),
  ahead,
  params,
});

const always = (path: { to: () => string }): PageOptions => ({ ahead: () => [path.to()] });

/**
 * The one table of pages: path, script (with the first queries in its `prefetch`), and what is prerendered. The
 * router, the renderer, the warming of links and the first screen read it. The last takes whatever no other does.
 */
export const pages = [
  page(
    paths.home,
    'home',
    'HomePage',
    () => import(/* webpackChunkName: "home" */ '@/pages/HomePage'),
    always(paths.home),
  ),
  page(
    paths.products,
    'products',
    'ProductsPage',
    () => import(/* webpackChunkName: "products" */ '@/pages/ProductsPage'),
    { ...always(paths.products), params: listingParams },
  ),
  page(
    paths.categories,
    'categories',
    'CategoriesPage',
    () => import(/* webpackChunkName: "categories" */ '@/pages/CategoriesPage'),
    { ...always(paths.categories), params: ['category'] },
  ),
  page(
    paths.product,
    'product',
    'ProductPage',
    () => import(/* webpackChunkName: "product" */ '@/pages/ProductPage'),
    { ahead: ({ productIds }) => productIds.map(productPath) },
  ),
  page(
    paths.cart,
    'cart',
    'CartPage',
    () => import(/* webpackChunkName: "cart" */ '@/pages/CartPage'),
  ),
  page(
    paths.quickOrder,
    'quick-order',
    'QuickOrderPage',
    () => import(/* webpackChunkName: "quick-order" */ '@/pages/QuickOrderPage'),
  ),
  page(
    paths.placeOrder,
    'place-order',
    'PlaceOrderPage',
    () => import(/* webpackChunkName: "place-order" */ '@/pages/PlaceOrderPage'),
  ),
  page(
    paths.proForma,
    'pro-forma',
    'ProFormaPage',
    () => import(/* webpackChunkName: "pro-forma" */ '@/pages/ProFormaPage'),
  ),
  page(
    paths.profile,
    'profile',
    'ProfilePage',
    () => import(/* webpackChunkName: "profile" */ '@/pages/ProfilePage'),
  ),
  page(
    paths.orders,
    'orders',
    'OrdersPage',
    () => import(/* webpackChunkName: "orders" */ '@/pages/OrdersPage'),
  ),
  page(
    paths.saved,
    'lists',
    'SavedPage',
    () => import(/* webpackChunkName: "lists" */ '@/pages/SavedPage'),
  ),
  page(
    paths.compare,
    'compare',
    'ComparePage',
    () => import(/* webpackChunkName: "compare" */ '@/pages/ComparePage'),
  ),
  page(
    paths.blogs,
    'blogs',
    'BlogsPage',
    () => import(/* webpackChunkName: "blogs" */ '@/pages/BlogsPage'),
    always(paths.blogs),
  ),
  page(
    paths.blog,
    'blog',
    'BlogPage',
    () => import(/* webpackChunkName: "blog" */ '@/pages/BlogPage'),
    { ahead: ({ blogIds }) => blogIds.map(paths.blog.to) },
  ),
  page(
    paths.contact,
    'contact',
    'ContactPage',
    () => import(/* webpackChunkName: "contact" */ '@/pages/ContactPage'),
    { ahead: () => [paths.contact.to()], params: ['subject', 'line'] },
  ),
  page(
    paths.about,
    'company',
    'AboutPage',
    () => import(/* webpackChunkName: "company" */ '@/pages/AboutPage'),
    always(paths.about),
  ),
  page(
    paths.privacy,
    'company',
    'PrivacyPage',
    () => import(/* webpackChunkName: "company" */ '@/pages/PrivacyPage'),
    always(paths.privacy),
  ),
  page(
    paths.terms,
    'company',
    'TermsPage',
    () => import(/* webpackChunkName: "company" */ '@/pages/TermsPage'),
    always(paths.terms),
  ),
  page(
    { pattern: '*' },
    'not-found',
    'NotFoundPage',
    () => import(/* webpackChunkName: "not-found" */ '@/pages/NotFoundPage'),
  ),
];

/** The page at an address of this host, and what its pattern reads from it. */
export function pageAt(address: string) {
  const pathname = withoutBase(address);
  if (pathname === undefined) return undefined;
  for (const entry of pages) {
    const match = matchPath(entry.pattern, pathname);
    if (match) return { ...entry, routeParams: match.params };
  }
  return undefined;
}

/**
 * Loads the page of an address and asks for its first data: for the first page before it is drawn, for the next one
 * as soon as a pointer comes near its link. @returns when the script is there and the calls are sent; never rejects
 */
export async function loadPage(dispatch: AppDispatch, pathname: string): Promise<void> {
  const found = pageAt(pathname);
  if (!found) return;
  // The page itself reports what cannot be loaded.
  const extras = await found.load().catch(() => undefined);
  extras?.prefetch?.(dispatch, found.routeParams);
  await found.Page.preload();
}
