import Link from '@mui/material/Link';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createStoredEnquiry } from '@shop/server/testing/storedEnquiry';
import { newAccount } from '@shop/server/testing/testApp';
import { signUp } from '@/features/auth/authApi';
import { signedIn } from '@/features/auth/authSlice';
import {
  buyNowStarted,
  linesAdded,
  linesReplaced,
  quantityChanged,
} from '@/features/cart/cartSlice';
import { markOrderSubmitted } from '@/features/cart/markOrderSubmitted';
import { contentApi } from '@/features/content/contentApi';
import { baseApi } from '@/shared/api/baseApi';
import { encodeProductId } from '@/shared/navigation/productId';
import { linkShared } from '@/shared/store/linkShared';
import { aLine, anOrder, storeOrders } from '@/testing/cartBuilders';
import { configureShop } from '@/testing/configureShop';
import { PageRoutes, renderWithProviders } from '@/testing/renderWithProviders';
import { loadPageScript } from '../pages';
import type { AppStore } from '../store';
import { Analytics } from './Analytics';

describe('events', () => {
  beforeAll(async () => {
    const pathnames = [
      '/',
      '/products',
      '/categories',
      '/product/1',
      '/cart',
      '/place-order',
      '/contact',
    ];
    await Promise.all(pathnames.map(loadPageScript));
  });

  const order = anOrder({ lines: [aLine({ quantity: 3, price: 0.1 })] });
  const productPath = `/product/${encodeProductId('1')}`;
  const visitedPaths = [
    `${productPath}?pack=2`,
    `${productPath}?pack=3`,
    '/cart',
    '/place-order',
  ].concat(`/place-order?order=${order.reference}`);

  /** Waits until the page has all its data. */
  async function waitForPage(store: AppStore) {
    await screen.findByRole('heading', { level: 1 });
    await act(async () => {
      await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    });
  }

  /** Opens a page, and records the events that a script of the shop's owner would receive. */
  async function openWithEvents(route: string) {
    configureShop({ events: 'dom' });
    const reportedEvents: [string, object][] = [];
    const dispatchEvent = ({ type, detail }: CustomEvent<object>) =>
      reportedEvents.push([type, detail]);
    Object.assign(window, { storefrontEvents: { dispatchEvent } });
    const links = visitedPaths.map((to) => <Link key={to} href={to} children={to} />);
    const { store, user } = renderWithProviders(
      <>
        <Analytics />
        {links}
        <PageRoutes />
      </>,
      { route },
    );
    /** Dispatches the actions and waits for their events, which are sent in a microtask. */
    const dispatchAll = (...actions: unknown[]) =>
      act(async () => {
        for (const action of actions) await store.dispatch(action as ReturnType<typeof signUp>);
      });
    await waitForPage(store);
    // The page counts as idle when the shopper first uses it. Repeats an action until the script
    // that reports actions has loaded.
    fireEvent.pointerDown(window);
    await waitFor(async () => {
      await dispatchAll(linkShared('http://localhost/saved'));
      expect(reportedEvents).toContainEqual(['share', expect.objectContaining({})]);
    });
    const takeEvents = async () => {
      await waitForPage(store);
      return reportedEvents
        .splice(0)
        .filter(([, detail]) => !('content_type' in detail && detail.content_type === 'saved'));
    };
    const goTo = async (to: string) => {
      await user.click(screen.getByRole('link', { name: to }));
      await waitForPage(store);
    };
    return { store, dispatchAll, takeEvents, goTo };
  }
  const currency = 'PKR';

  test('reports each purchase step, also page views from before the script loaded', async () => {
    const { store, dispatchAll, takeEvents, goTo } = await openWithEvents('/');
    const listFields = { currency, item_list_name: 'Home', items: { length: 12 } };
    expect(await takeEvents()).toMatchObject([['view_item_list', listFields]]);
    await goTo(visitedPaths[0] ?? '');
    // Choosing a pack changes the address, but does not report the product again.
    await goTo(visitedPaths[1] ?? '');
    const nameFields = { item_id: '1', item_name: 'Kraft Burger Box – Regular' };
    const productCategories = {
      item_category: 'Burger & Meal Boxes',
      item_category2: 'Burger Boxes',
    };
    const items = [{ ...nameFields, ...productCategories, price: 680, quantity: 1 }];
    expect(await takeEvents()).toEqual([['view_item', { currency, value: 680, items }]]);

    const line = aLine({ quantity: 2, price: 0.1 });
    const createCartPayload = (quantity: number, value: number) => {
      const itemFields = { item_id: '11', item_name: line.name, item_variant: 'Pack of 50' };
      const categoryFields = { item_category: 'Food boxes', item_category2: 'Burger boxes' };
      return {
        currency,
        value,
        items: [{ ...itemFields, ...categoryFields, price: 0.1, quantity }],
      };
    };
    await dispatchAll(linesAdded([line]), quantityChanged({ line, quantity: 5 }));
    await dispatchAll(quantityChanged({ line, quantity: 3 }));
    for (const to of ['/cart', '/place-order']) await goTo(to);
    expect(await takeEvents()).toEqual([
      ['add_to_cart', createCartPayload(2, 0.2)],
      ['add_to_cart', createCartPayload(3, 0.3)],
      ['remove_from_cart', createCartPayload(2, 0.2)],
      ['view_cart', createCartPayload(3, 0.3)],
      ['begin_checkout', createCartPayload(3, 0.3)],
    ]);
    storeOrders(order);
    await goTo(visitedPaths[4] ?? '');
    await dispatchAll(
      markOrderSubmitted(order.reference, 'copied'),
      markOrderSubmitted(order.reference, 'sent'),
    );
    // The purchase is reported once, and the lines that left the cart are not reported as removed.
    const purchaseFields = { transaction_id: order.reference, ...createCartPayload(3, 0.3) };
    expect(await takeEvents()).toEqual([['purchase', purchaseFields]]);
    expect(store.getState().cart.lines).toEqual([]);
  });

  const mealBoxesQuery = 'category=Burger+%26+Meal+Boxes';
  test.each([
    ['/products', 'view_item_list', { item_list_name: 'Products' }],
    [`/products?${mealBoxesQuery}`, 'view_item_list', { item_list_name: 'Burger & Meal Boxes' }],
    ['/products?areas=Food+Boxes', 'view_item_list', { item_list_name: 'Food Boxes' }],
    [`/categories?${mealBoxesQuery}`, 'view_item_list', { item_list_name: 'Burger & Meal Boxes' }],
    // The next lists are chosen as the page chooses them.
    ['/products?category=pizza+boxes,None', 'view_item_list', { item_list_name: 'Pizza Boxes' }],
    ['/categories?category=pizza+boxes', 'view_item_list', { item_list_name: 'Pizza Boxes' }],
    [
      `/categories?${mealBoxesQuery}&subcategory=burger+boxes`,
      'view_item_list',
      { item_list_name: 'Burger & Meal Boxes, Burger Boxes', items: { length: 2 } },
    ],
    ['/products?category=None', 'view_item_list', { item_list_name: 'Products' }],
    ['/products?search=pizza+box', 'search', { search_term: 'pizza box' }],
    ['/products?search=sana%40example.com'],
    ['/products?search=0300+1234567'],
    ['/products?sort=new'],
    ['/products?sort=None', 'view_item_list', { item_list_name: 'Products' }],
    ['/categories?category=None'],
    ['/cart'],
  ])('%s reports the event %s %j', async (route, ...event) => {
    const { takeEvents } = await openWithEvents(route);
    expect(await takeEvents()).toMatchObject(event.length > 0 ? [event] : []);
  });

  test('reports accounts, enquiries and shared links without personal data', async () => {
    const { dispatchAll, takeEvents } = await openWithEvents('/contact');
    const { sendEnquiry } = contentApi.endpoints;
    const loginAction = signedIn({ response: { userId: 7, appUserName: 'Sana' }, token: 't' });
    await dispatchAll(
      signUp(newAccount),
      loginAction,
      loginAction,
      sendEnquiry.initiate(createStoredEnquiry()),
    );
    await dispatchAll(linkShared(`http://localhost${productPath}`), buyNowStarted(aLine()));
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await dispatchAll(linesReplaced([aLine()]));
    expect(await takeEvents()).toEqual([
      ['sign_up', { method: 'email' }],
      ['login', { method: 'email' }],
      ['generate_lead', {}],
      ['share', { content_type: 'product', item_id: '1' }],
    ]);
  });

  test('writes products to the data layer as Google Tag Manager expects them', async () => {
    configureShop({ events: 'dataLayer' });
    const dataLayer: object[] = [];
    Object.assign(window, { dataLayer });
    const cart = { lines: [aLine()], buyNow: null };
    const { store } = renderWithProviders(
      <>
        <Analytics />
        <PageRoutes />
      </>,
      { route: '/cart', preloadedState: { cart } },
    );
    await waitForPage(store);
    fireEvent.pointerDown(window);
    await waitFor(() => expect(dataLayer).toHaveLength(2));
    await act(() =>
      Promise.resolve(store.dispatch(signedIn({ response: { userId: 7 }, token: 't' }))),
    );
    const ecommerce = { currency, value: 420, items: [{ item_id: '11' }] };
    const loginEntry = { event: 'login', method: 'email' };
    const cartViewEntries = [{ ecommerce: null }, { event: 'view_cart', ecommerce }];
    expect(dataLayer).toMatchObject([...cartViewEntries, loginEntry]);
  });
});

describe('measurements', () => {
  const sentReports: [url: string, report: string][] = [];
  beforeEach(() => {
    sentReports.length = 0;
    // jsdom has neither of these functions.
    Object.assign(performance, { getEntriesByType: () => [] });
    Object.assign(navigator, {
      sendBeacon: (...beaconArgs: [string, string]) => sentReports.push(beaconArgs) > 0,
    });
  });
  function hidePage() {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  }
  const fireRejection = (message: string) => {
    const reason = new Error(message);
    fireEvent(window, Object.assign(new Event('unhandledrejection'), { reason }));
  };

  test('sends each error once, with only the route pattern of its page', async () => {
    const originalConsoleError = console.error;
    window.history.replaceState(null, '', `/product/${encodeProductId('1')}?search=Sana`);
    configureShop({ measure: { url: '/measure' } });
    const { user } = renderWithProviders(
      <>
        <Analytics />
        <Link href="/cart">Cart</Link>
      </>,
    );
    await waitFor(() => expect(console.error).not.toBe(originalConsoleError));
    for (const message of ['No map', 'No map']) fireRejection(message);
    window.history.replaceState(null, '', '/cart?x=Sana');
    await user.click(screen.getByText('Cart'));
    for (let count = 0; count < 20; count += 1) fireRejection(`Broken ${'x'.repeat(count)}`);
    console.error = originalConsoleError;
    window.history.replaceState(null, '', '/');
    for (let count = 0; count < 2; count += 1) hidePage();
    expect(sentReports.map(([url]) => url)).toEqual(['/measure']);
    const report = sentReports[0]?.[1] ?? '';
    const firstRow = { name: 'error', value: 2, route: '/product/:Id', detail: 'Error: No map' };
    const rows = [firstRow, ...Array.from({ length: 9 }, () => ({ value: 1, route: '/cart' }))];
    expect(JSON.parse(report)).toMatchObject({ release: '', device: 'phone', rows });
    expect(report).not.toMatch(/Sana|U2F/);
  });

  test.each([
    ['no setting', {}, {}],
    ['a share of 0', { measure: { url: '/measure', sample: 0 } }, {}],
    ['Global Privacy Control', { measure: { url: '/measure' } }, { globalPrivacyControl: true }],
    ['Do Not Track', { measure: { url: '/measure' } }, { doNotTrack: '1' }],
  ])('measures nothing with %s', async (_why, config, privacySignals) => {
    for (const [name, value] of Object.entries(privacySignals))
      Object.defineProperty(navigator, name, { value, configurable: true });
    configureShop(config);
    renderWithProviders(<Analytics />);
    for (const name of Object.keys(privacySignals)) Reflect.deleteProperty(navigator, name);
    await act(() => import('./measure'));
    fireRejection('No map');
    hidePage();
    expect(sentReports).toEqual([]);
  });
});
