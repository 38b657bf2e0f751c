import { AES } from 'crypto-js';
import { renderToStaticMarkup } from 'react-dom/server';
import { Outlet, StaticRouter } from 'react-router-dom';
import { waitForCalls } from '@shop/prerender/shopData';
import { AppProviders } from '@/app/AppProviders';
import { findPage } from '@/app/pages';
import { AppRoutes } from '@/app/router';
import { makeStore } from '@/app/store';
import { clientInfoApi } from '@/features/content/clientInfoApi';
import { baseApi } from '@/shared/api/baseApi';
import { HeadCollector } from '@/shared/navigation/pageHead';
import type { PageHead } from '@/shared/navigation/pageHead';
import { encodeProductId } from '@/shared/navigation/productId';
import { createDemoHandlers, mockFailure, mockProducts, productCallPath } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { aProduct } from '@/testing/productBuilder';

/*
 * These tests check the head data of each page. pageHead.test.tsx tests how the data reaches the
 * document.
 */

const productRoute = `/product/${encodeProductId('7')}`;

beforeEach(() => server.use(...createDemoHandlers()));

/**
 * Returns the head data of a page. The page is rendered once, without effects, with the data that
 * it prefetches.
 */
async function getHead(route: string): Promise<PageHead> {
  const store = makeStore();
  const page = findPage(route.replace(/\?.*/, ''));
  const { prefetch } = (await page?.load()) ?? {};
  prefetch?.(page?.routeParams ?? {}).forEach((call) => store.dispatch(call));
  void store.dispatch(clientInfoApi.endpoints.getClientInfo.initiate());
  await Promise.all([waitForCalls(store), page?.Page.preload()]);
  const heads: PageHead[] = [];
  renderToStaticMarkup(
    <HeadCollector value={(head) => void heads.push(head)}>
      <AppProviders store={store}>
        <StaticRouter location={route}>
          <AppRoutes layout={<Outlet />} />
        </StaticRouter>
      </AppProviders>
    </HeadCollector>,
  );
  // Reset RTK Query, because its timers would outlive the test.
  store.dispatch(baseApi.util.resetApiState());
  expect(heads).toHaveLength(1);
  return heads[0] ?? {};
}

test.each([
  ['/', undefined, undefined],
  ['/products', 'Products', /Dori & Dabba Packaging/],
  ['/categories', 'All categories', /^Dori & Dabba Packaging: Burger & Meal Boxes, .*…$/],
  [
    '/categories?category=Burger+%26+Meal+Boxes',
    'Burger & Meal Boxes',
    /^Dori & Dabba Packaging: Burger & Meal Boxes\.$/,
  ],
  ['/about', 'About US', /Dori & Dabba Packaging/],
])('%s has its own title and description', async (route, title, description) => {
  const head = await getHead(route);
  expect(head.title).toBe(title);
  expect(head.noIndex).toBeFalsy();
  if (description) expect(head.description).toMatch(description);
  else expect(head.description).toBeUndefined();
});

test.each([
  ['/cart', 'Shopping Cart'],
  ['/place-order', 'Checkout'],
  ['/pro-forma', 'Pro-forma'],
  ['/order', 'My Orders'],
  ['/quick-order', 'Quick order'],
  ['/saved', 'Saved products'],
  ['/compare', 'Compare products'],
  ['/profile', 'Update Profile'],
])('the private page %s has its title', async (route, title) => {
  expect(await getHead(route)).toEqual({ title });
});

test.each([
  ['/nowhere', 'Page not found'],
  ['/product/unreadable', 'Product not found'],
  ['/blogs/none', 'Blog not found'],
  ['/categories?category=Nonsense', 'Nonsense'],
])('%s is excluded from search engines', async (route, title) => {
  expect(await getHead(route)).toMatchObject({ title, noIndex: true });
});

test('the canonical path of a category page contains only names of the catalogue', async () => {
  expect(await getHead('/categories?category=Nonsense,burger+%26+meal+boxes')).toMatchObject({
    path: '/categories?category=Burger+%26+Meal+Boxes',
  });
});

test('a product has one canonical path, even if its id is encrypted differently', async () => {
  server.use(mockProducts(aProduct()));
  const encryptedId = encodeURIComponent(AES.encrypt('7', 'test-secret').toString());
  expect(await getHead(`/product/${encryptedId}`)).toMatchObject({
    title: 'Kraft Burger Box',
    description: 'Rs. 680 – Rs. 6,080.50. Keeps a burger upright.',
    path: productRoute,
  });
});

test.each([productRoute, '/blogs/1'])(
  '%s without its data keeps the default head',
  async (route) => {
    server.use(mockFailure(productCallPath, 400), mockFailure('/api/WAP/Blog/GetAll', 400));
    expect(await getHead(route)).toEqual({});
  },
);
