import Typography from '@mui/material/Typography';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import { getProductPath } from '@/features/catalog/getProductPath';
import { base } from '@/shared/config/base';
import { paths, privatePaths } from '@/shared/config/paths';
import type { AppDispatch, RootState } from '@/shared/store/storeHooks';
import { MissingPageScript } from '@/shared/ui/MissingScript';
import { UnexpectedErrorState } from '@/shared/ui/UnexpectedError';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';

type Call = ThunkAction<void, RootState, unknown, UnknownAction>;

/** What a file in `src/pages/` exports. */
interface PageModule {
  default: ComponentType;
  /** The calls for the page's first data; what is under way or known is not asked for again. */
  prefetch?: (params: Readonly<Record<string, string | undefined>>) => Call[];
  /** The same for the lists that the page itself asks for on every visit. */
  lists?: () => Call[];
  /** Stands in the plain page of its address before the app has started. */
  heading?: string;
  /** Parameters of the query that lead to another first screen than the one prerendered. */
  params?: readonly string[];
}

interface Subjects {
  productIds: readonly string[];
  blogIds: readonly string[];
}

/** No page heading: the focus waits for that of the page. */
const errorHeading = (text: string) => (
  <Typography variant="h1" sx={{ p: '48px 16px 0', textAlign: 'center' }}>
    {text}
  </Typography>
);

const renderMissingPage = (retry: () => void) => (
  <>
    {errorHeading('This page could not be loaded')}
    <MissingPageScript
      message="Check your connection and try again."
      onRetry={() => {
        // After a new release only a reload knows the new names of the scripts; without a connection it would lose all.
        if (navigator.onLine) window.location.reload();
        else retry();
      }}
    />
  </>
);

const renderFaultyPage = () => (
  <>
    {errorHeading('This page could not be shown')}
    <UnexpectedErrorState />
  </>
);

const isOwnAddress = ({ pattern }: { pattern: string }) =>
  pattern === '*' || privatePaths.some((path) => path.pattern === pattern) ? [] : [pattern];

/**
 * @param file whose name the page's script has in the build
 * @param prerendered its addresses that pages are written for; left out, its one, unless that is private
 */
const definePage = (
  path: { pattern: string },
  file: string,
  load: () => Promise<PageModule>,
  prerendered: (subjects: Subjects) => string[] = () => isOwnAddress(path),
) => ({
  path: path.pattern,
  file,
  load,
  Page: lazyWithRetry(async () => (await load()).default, {
    failed: renderMissingPage,
    faulty: renderFaultyPage,
  }),
  prerendered,
});

/** The one table of pages, for the router, the prerenderer and the warming of links. The last takes whatever is left. */
export const pages = [
  definePage(paths.home, 'HomePage', () => import('@/pages/HomePage')),
  definePage(paths.products, 'ProductsPage', () => import('@/pages/ProductsPage')),
  definePage(paths.categories, 'CategoriesPage', () => import('@/pages/CategoriesPage')),
  definePage(
    paths.product,
    'ProductPage',
    () => import('@/pages/ProductPage'),
    ({ productIds }) => productIds.map(getProductPath),
  ),
  definePage(paths.cart, 'CartPage', () => import('@/pages/CartPage')),
  definePage(paths.quickOrder, 'QuickOrderPage', () => import('@/pages/QuickOrderPage')),
  definePage(paths.placeOrder, 'PlaceOrderPage', () => import('@/pages/PlaceOrderPage')),
  definePage(paths.proForma, 'ProFormaPage', () => import('@/pages/ProFormaPage')),
  definePage(paths.profile, 'ProfilePage', () => import('@/pages/ProfilePage')),
  definePage(paths.orders, 'OrdersPage', () => import('@/pages/OrdersPage')),
  definePage(paths.saved, 'SavedPage', () => import('@/pages/SavedPage')),
  definePage(paths.compare, 'ComparePage', () => import('@/pages/ComparePage')),
  definePage(paths.blogs, 'BlogsPage', () => import('@/pages/BlogsPage')),
  definePage(
    paths.blog,
    'BlogPage',
    () => import('@/pages/BlogPage'),
    ({ blogIds }) => blogIds.map(paths.blog.to),
  ),
  definePage(paths.contact, 'ContactPage', () => import('@/pages/ContactPage')),
  definePage(paths.about, 'CompanyPage', () => import('@/pages/CompanyPage')),
  definePage(paths.privacy, 'CompanyPage', () => import('@/pages/CompanyPage')),
  definePage(paths.terms, 'CompanyPage', () => import('@/pages/CompanyPage')),
  definePage({ pattern: '*' }, 'NotFoundPage', () => import('@/pages/NotFoundPage')),
];

/** The page at an address of this host, and what its pattern reads from it. */
export function findPage(address: string) {
  const [match] = matchRoutes(pages, address, base) ?? [];
  return match && { ...match.route, routeParams: match.params };
}

/** Loads the script of an address's page. Never rejects: the page itself reports what cannot be loaded. */
export async function loadPageScript(pathname: string): Promise<void> {
  await findPage(pathname)?.Page.preload();
}

/**
 * Loads the page of an address and asks for its first data: for the first page before it is rendered, for the next one
 * as soon as a pointer comes near its link. @returns when the script is there and the calls are sent; never rejects
 * @param withLists asks for its lists, too. A page that is rendered at once asks for them itself.
 */
export async function loadPage(
  dispatch: AppDispatch,
  pathname: string,
  { withLists = false } = {},
): Promise<void> {
  const found = findPage(pathname);
  if (!found) return;
  // The page itself reports what cannot be loaded.
  const extras = await found.load().catch(() => undefined);
  extras?.prefetch?.(found.routeParams).forEach((call) => dispatch(call));
  if (withLists) extras?.lists?.().forEach((call) => dispatch(call));
  await found.Page.preload();
}
