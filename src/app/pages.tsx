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

type CallThunk = ThunkAction<void, RootState, unknown, UnknownAction>;

/** The exports of a file in `src/pages/`. */
interface PageModule {
  default: ComponentType;
  /**
   * Returns thunks that request the first data of the page. Queries that are running or answered
   * are not repeated.
   */
  prefetch?: (params: Readonly<Record<string, string | undefined>>) => CallThunk[];
  /** Heading that the plain page at this address shows before the app has started. */
  heading?: string;
  /** Query parameters that change the first screen, so that the prerendered screen does not fit. */
  params?: readonly string[];
}

interface ContentIds {
  productIds: readonly string[];
  blogIds: readonly string[];
}

/**
 * The heading is not a `PageHeading`, because the focus must wait for the heading of the page
 * itself.
 */
const renderErrorHeading = (text: string) => (
  <Typography variant="h1" sx={{ p: '48px 16px 0', textAlign: 'center' }}>
    {text}
  </Typography>
);

const renderMissingPage = (retry: () => void) => (
  <>
    {renderErrorHeading('This page could not be loaded')}
    <MissingPageScript
      message="Check your connection and try again."
      onRetry={() => {
        // After a new release, only a reload finds the new script names. Without a connection, the
        // page would not load again.
        if (navigator.onLine) window.location.reload();
        else retry();
      }}
    />
  </>
);

const renderFaultyPage = () => (
  <>
    {renderErrorHeading('This page could not be shown')}
    <UnexpectedErrorState />
  </>
);

const getDefaultAddresses = ({ pattern }: { pattern: string }) =>
  pattern === '*' || privatePaths.some((path) => path.pattern === pattern) ? [] : [pattern];

/**
 * Describes a page.
 * @param file name of the page's script in the build
 * @param getPrerenderedAddresses returns the addresses to prerender. By default, this is the page's
 * only address, or none if the page is private.
 */
const definePage = (
  path: { pattern: string },
  file: string,
  load: () => Promise<PageModule>,
  getPrerenderedAddresses: (contentIds: ContentIds) => string[] = () => getDefaultAddresses(path),
) => ({
  path: path.pattern,
  file,
  load,
  Page: lazyWithRetry(async () => (await load()).default, {
    renderLoadFailure: renderMissingPage,
    renderError: renderFaultyPage,
  }),
  getPrerenderedAddresses,
});

/**
 * All pages, for the router, the prerenderer and the prefetching of links. The last page matches
 * every other address.
 */
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

/**
 * Finds the page at an address of this site, with its route parameters. Returns `undefined` if the
 * address is outside the shop's base path.
 */
export function findPage(address: string) {
  const [match] = matchRoutes(pages, address, base) ?? [];
  return match && { ...match.route, routeParams: match.params };
}

/**
 * Loads the script of the page at an address. Never rejects, because the page itself reports what
 * cannot be loaded.
 */
export async function loadPageScript(pathname: string): Promise<void> {
  await findPage(pathname)?.Page.preload();
}

/**
 * Loads the script of the page at an address and requests the first data. This happens before the
 * first page is rendered, and when a pointer comes near a link.
 * @returns a promise that resolves when the script has loaded and the calls are sent, and never
 * rejects
 */
export async function loadPage(dispatch: AppDispatch, pathname: string): Promise<void> {
  const page = findPage(pathname);
  if (!page) return;
  // The page itself reports what cannot be loaded.
  const pageModule = await page.load().catch(() => undefined);
  pageModule?.prefetch?.(page.routeParams).forEach((callThunk) => dispatch(callThunk));
  await page.Page.preload();
}
