import Typography from '@mui/material/Typography';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import { productPath } from '@/features/catalog/productPath';
import { base } from '@/shared/config/base';
import { paths, privatePaths } from '@/shared/config/paths';
import type { AppDispatch, RootState } from '@/shared/store/storeHooks';
import { MissingPageScript } from '@/shared/ui/MissingScript';
import { FaultState } from '@/shared/ui/Fault';
import { lazyPart } from '@/shared/ui/lazyPart';

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

const pageMissing = (retry: () => void) => (
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

const pageFaulty = () => (
  <>
    {errorHeading('This page could not be shown')}
    <FaultState />
  </>
);

const ownAddress = ({ pattern }: { pattern: string }) =>
  pattern === '*' || privatePaths.some((path) => path.pattern === pattern) ? [] : [pattern];

/**
 * @param file whose name the page's script has in the build
 * @param prerendered its addresses that pages are written for; left out, its one, unless that is private
 */
const page = (
  path: { pattern: string },
  file: string,
  load: () => Promise<PageModule>,
  prerendered: (subjects: Subjects) => string[] = () => ownAddress(path),
) => ({
  path: path.pattern,
  file,
  load,
  Page: lazyPart(async () => (await load()).default, { failed: pageMissing, faulty: pageFaulty }),
  prerendered,
});

/** The one table of pages, for the router, the prerenderer and the warming of links. The last takes whatever is left. */
export const pages = [
  page(paths.home, 'HomePage', () => import('@/pages/HomePage')),
  page(paths.products, 'ProductsPage', () => import('@/pages/ProductsPage')),
  page(paths.categories, 'CategoriesPage', () => import('@/pages/CategoriesPage')),
  page(
    paths.product,
    'ProductPage',
    () => import('@/pages/ProductPage'),
    ({ productIds }) => productIds.map(productPath),
  ),
  page(paths.cart, 'CartPage', () => import('@/pages/CartPage')),
  page(paths.quickOrder, 'QuickOrderPage', () => import('@/pages/QuickOrderPage')),
  page(paths.placeOrder, 'PlaceOrderPage', () => import('@/pages/PlaceOrderPage')),
  page(paths.proForma, 'ProFormaPage', () => import('@/pages/ProFormaPage')),
  page(paths.profile, 'ProfilePage', () => import('@/pages/ProfilePage')),
  page(paths.orders, 'OrdersPage', () => import('@/pages/OrdersPage')),
  page(paths.saved, 'SavedPage', () => import('@/pages/SavedPage')),
  page(paths.compare, 'ComparePage', () => import('@/pages/ComparePage')),
  page(paths.blogs, 'BlogsPage', () => import('@/pages/BlogsPage')),
  page(
    paths.blog,
    'BlogPage',
    () => import('@/pages/BlogPage'),
    ({ blogIds }) => blogIds.map(paths.blog.to),
  ),
  page(paths.contact, 'ContactPage', () => import('@/pages/ContactPage')),
  page(paths.about, 'CompanyPage', () => import('@/pages/CompanyPage')),
  page(paths.privacy, 'CompanyPage', () => import('@/pages/CompanyPage')),
  page(paths.terms, 'CompanyPage', () => import('@/pages/CompanyPage')),
  page({ pattern: '*' }, 'NotFoundPage', () => import('@/pages/NotFoundPage')),
];

/** The page at an address of this host, and what its pattern reads from it. */
export function pageAt(address: string) {
  const [match] = matchRoutes(pages, address, base) ?? [];
  return match && { ...match.route, routeParams: match.params };
}

/** Loads the script of an address's page. Never rejects: the page itself reports what cannot be loaded. */
export async function loadPageScript(pathname: string): Promise<void> {
  await pageAt(pathname)?.Page.preload();
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
  const found = pageAt(pathname);
  if (!found) return;
  // The page itself reports what cannot be loaded.
  const extras = await found.load().catch(() => undefined);
  extras?.prefetch?.(found.routeParams).forEach((call) => dispatch(call));
  if (withLists) extras?.lists?.().forEach((call) => dispatch(call));
  await found.Page.preload();
}
