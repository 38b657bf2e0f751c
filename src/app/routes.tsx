import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { withoutBase } from '@/shared/config/base';
import { paths } from '@/shared/config/paths';
import type { AppDispatch } from '@/shared/lib/storeHooks';
import { ErrorState } from '@/shared/ui/ErrorState';
import { lazyPart } from '@/shared/ui/lazyPart';

type Params = Readonly<Record<string, string | undefined>>;

/** What a page's module may hold beside the page itself. */
interface PageExtras {
  /** Asks for the page's first data; what is under way or fresh is not asked for again. */
  askFirst?: (dispatch: AppDispatch, params: Params) => void;
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

const page = <K extends string>(
  { pattern }: { pattern: string },
  name: K,
  load: () => Promise<Record<K, ComponentType> & PageExtras>,
) => ({
  pattern,
  load: load as () => Promise<PageExtras>,
  Page: lazyPart(async () => (await load())[name], { failed: pageError }),
});

/** The pages, each in a chunk of its own. The last takes whatever no other does. */
export const pageRoutes = [
  page(paths.home, 'HomePage', () => import(/* webpackChunkName: "home" */ '@/pages/HomePage')),
  page(
    paths.products,
    'ProductsPage',
    () => import(/* webpackChunkName: "products" */ '@/pages/ProductsPage'),
  ),
  page(
    paths.categories,
    'CategoriesPage',
    () => import(/* webpackChunkName: "categories" */ '@/pages/CategoriesPage'),
  ),
  page(
    paths.product,
    'ProductPage',
    () => import(/* webpackChunkName: "product" */ '@/pages/ProductPage'),
  ),
  page(paths.cart, 'CartPage', () => import(/* webpackChunkName: "cart" */ '@/pages/CartPage')),
  page(
    paths.placeOrder,
    'PlaceOrderPage',
    () => import(/* webpackChunkName: "place-order" */ '@/pages/PlaceOrderPage'),
  ),
  page(
    paths.profile,
    'ProfilePage',
    () => import(/* webpackChunkName: "profile" */ '@/pages/ProfilePage'),
  ),
  page(
    paths.orders,
    'OrdersPage',
    () => import(/* webpackChunkName: "orders" */ '@/pages/OrdersPage'),
  ),
  page(paths.blogs, 'BlogsPage', () => import(/* webpackChunkName: "blogs" */ '@/pages/BlogsPage')),
  page(paths.blog, 'BlogPage', () => import(/* webpackChunkName: "blog" */ '@/pages/BlogPage')),
  page(
    paths.contact,
    'ContactPage',
    () => import(/* webpackChunkName: "contact" */ '@/pages/ContactPage'),
  ),
  page(
    paths.about,
    'AboutPage',
    () => import(/* webpackChunkName: "company" */ '@/pages/AboutPage'),
  ),
  page(
    paths.privacy,
    'PrivacyPage',
    () => import(/* webpackChunkName: "company" */ '@/pages/PrivacyPage'),
  ),
  page(
    paths.terms,
    'TermsPage',
    () => import(/* webpackChunkName: "company" */ '@/pages/TermsPage'),
  ),
  page(
    { pattern: '*' },
    'NotFoundPage',
    () => import(/* webpackChunkName: "not-found" */ '@/pages/NotFoundPage'),
  ),
];

/**
 * Loads the page at an address of this host and asks for its first data: for the first page before it is drawn, for the next one
 * as soon as a pointer comes near its link. @returns when both are there; never rejects
 */
export async function loadPage(dispatch: AppDispatch, pathname: string): Promise<void> {
  const path = withoutBase(pathname);
  if (path === undefined) return;
  for (const { pattern, load } of pageRoutes) {
    const match = matchPath(pattern, path);
    if (!match) continue;
    // The page itself reports what cannot be loaded.
    const extras = await load().catch(() => undefined);
    extras?.askFirst?.(dispatch, match.params);
    return;
  }
}
