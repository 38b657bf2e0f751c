import { addListener } from '@reduxjs/toolkit';
import type { Action } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { authApi } from '@/features/auth/authApi';
import { signedIn } from '@/features/auth/authSlice';
import { getLineKey, getSubtotal } from '@/features/cart/cartLines';
import { linesSwapped, selectCheckoutLines, selectLines } from '@/features/cart/cartSlice';
import { orderSubmitted } from '@/features/cart/orderSubmitted';
import { findOrder } from '@/features/cart/placedOrders';
import { catalogApi, useProducts } from '@/features/catalog/catalogApi';
import { readCategories } from '@/features/catalog/grid/readCategories';
import { filterProducts } from '@/features/catalog/listing/filterProducts';
import { buildFilterTree } from '@/features/catalog/listing/filterTree';
import { readListing } from '@/features/catalog/listing/filterUrl';
import { sortForHome } from '@/features/catalog/mergeProducts';
import type { Product } from '@/features/catalog/mergeProducts';
import { useTaxonomy } from '@/features/catalog/useTaxonomy';
import { contentApi } from '@/features/content/contentApi';
import { addBase } from '@/shared/config/base';
import { facetParams, paths } from '@/shared/config/paths';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import type { CartLine } from '@/shared/contract/cart';
import type { ProductDetail } from '@/shared/contract/product';
import { toRupees } from '@/shared/format/money';
import { decodeProductId } from '@/shared/navigation/productId';
import { linkShared } from '@/shared/store/linkShared';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import type { AppDispatch, RootState } from '@/shared/store/storeHooks';
import { findPage } from '../pages';

/**
 * Sends an event to the owner's scripts in a microtask, so that an error in these scripts cannot
 * interrupt the shop's code.
 */
function sendEvent(event: string, fields: Record<string, unknown> = {}): void {
  const { brand, events } = getRuntimeConfig();
  const detail = fields.items ? { currency: brand.currency, ...fields } : fields;
  const ownerGlobals = window as { storefrontEvents?: EventTarget; dataLayer?: unknown[] };
  queueMicrotask(() => {
    if (events === 'dom') {
      ownerGlobals.storefrontEvents ??= new EventTarget();
      ownerGlobals.storefrontEvents.dispatchEvent(new CustomEvent(event, { detail }));
      return;
    }
    ownerGlobals.dataLayer ??= [];
    // Without the `null`, Google Tag Manager would merge the products of the previous event into
    // this event.
    if (fields.items)
      ownerGlobals.dataLayer.push({ ecommerce: null }, { event, ecommerce: detail });
    else ownerGlobals.dataLayer.push({ event, ...detail });
  });
}

const toAnalyticsItem = (product: Product | ProductDetail) => ({
  item_id: product.productId,
  item_name: product.productName,
  item_category: product.productCategoryName,
  item_category2: product.productSubCategoryName,
});
const createItemsPayload = (lines: readonly CartLine[]) => ({
  value: toRupees(getSubtotal(lines)),
  items: lines.map(({ productId, name, category, subCategory, packDescription, ...line }) => ({
    ...{ item_id: productId, item_name: name, item_category: category },
    ...{ item_category2: subCategory, item_variant: packDescription },
    ...{ price: line.price, quantity: line.quantity },
  })),
});

/**
 * Returns the fields of an event about one product, with the lowest price of its packs in rupees.
 * If no pack has a price, the fields contain no price.
 */
function createProductPayload(product: ProductDetail) {
  const packs = product.productPackRequests.map((pack) => pack.productPriceDetailRequest);
  const price = Math.min(...packs.map(({ salePrice }) => salePrice ?? Infinity));
  if (price === Infinity) return { items: [toAnalyticsItem(product)] };
  return { value: price, items: [{ ...toAnalyticsItem(product), price, quantity: 1 }] };
}

/**
 * Returns the cart lines that have a higher quantity in `lines` than in `otherLines`. Their
 * quantity is the difference.
 */
function getAddedLines(lines: readonly CartLine[], otherLines: readonly CartLine[]): CartLine[] {
  const quantityByLineKey = new Map(otherLines.map((line) => [getLineKey(line), line.quantity]));
  return lines.flatMap((line) => {
    const quantity = line.quantity - (quantityByLineKey.get(getLineKey(line)) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

function trackLines(eventName: string, lines: readonly CartLine[]): void {
  if (lines.length > 0) sendEvent(eventName, createItemsPayload(lines));
}

function trackAction(action: Action, stateBefore: RootState, stateAfter: RootState): void {
  const [lines, linesBefore] = [selectLines(stateAfter), selectLines(stateBefore)];
  const method = stateAfter.authDialog.pendingProviderCallCount > 0 ? 'social' : 'email';
  if (orderSubmitted.match(action)) {
    const order = findOrder(action.payload);
    sendEvent('purchase', {
      transaction_id: action.payload,
      ...createItemsPayload(order?.lines ?? []),
    });
  } else if (linkShared.match(action)) {
    const { path, routeParams: { Id, id } = {} } = findPage(new URL(action.payload).pathname) ?? {};
    const item_id = Id ? decodeProductId(Id) : id;
    sendEvent('share', { content_type: path?.split('/')[1], item_id });
  } else if (signedIn.match(action)) {
    // A renewed login, or a session found at the identity provider, is not a new login.
    const isFoundSession = action.payload.response.identityEmail && method === 'email';
    if (!stateBefore.auth.authUser && !isFoundSession) sendEvent('login', { method });
  } else if (authApi.endpoints.signUp.matchFulfilled(action)) {
    sendEvent('sign_up', { method });
  } else if (contentApi.endpoints.sendEnquiry.matchFulfilled(action)) {
    sendEvent('generate_lead');
  } else if (lines !== linesBefore && !document.hidden) {
    // Other tabs report their own changes. Cart lines that leave the cart because an order was
    // placed are not reported as removed.
    if (linesSwapped.match(action) && action.payload[1].length === 0) return;
    trackLines('add_to_cart', getAddedLines(lines, linesBefore));
    trackLines('remove_from_cart', getAddedLines(linesBefore, lines));
  }
}

const { getProduct, getProducts } = catalogApi.endpoints;

interface ListedProducts {
  name: string;
  products: readonly Product[];
}

function useListEvent(list: ListedProducts | undefined): void {
  useTrackEvent(list?.products[0] && list.name, () => {
    // Reports only the first 12 products, which fill the first screens.
    const items = list?.products.slice(0, 12).map(toAnalyticsItem);
    sendEvent('view_item_list', { item_list_name: list?.name, items });
  });
}

function HomeEvents() {
  const { data: products = [] } = getProducts.useQueryState();
  useListEvent({ name: 'Home', products: sortForHome(products) });
  return null;
}

/**
 * Reports the products of the listing at an address, unless they are searched, sorted or filtered by
 * product facts.
 */
function ListingEvents({ path, query }: { path: string; query: string }) {
  const { data: products } = useProducts();
  const { data: taxonomy } = useTaxonomy();
  const list = useMemo(() => {
    if (!products || !taxonomy) return undefined;
    const params = new URLSearchParams(query);
    const isCategoryPage = path === paths.categories.pattern;
    const page = isCategoryPage
      ? readCategories(params, taxonomy.categories, products)
      : { names: [], products };
    if (isCategoryPage) params.delete('category');
    const tree = buildFilterTree(taxonomy, products);
    const { search, sort, namedNodes, selection } = readListing(params, tree);
    const isPartialList =
      search !== '' || sort !== 'relevance' || facetParams.some((name) => params.has(name));
    if (isPartialList || (isCategoryPage && page.names.length === 0)) return undefined;
    const names = new Set([...page.names, ...namedNodes.map(({ name }) => name)]);
    return {
      name: [...names].join(', ') || 'Products',
      products: filterProducts(page.products, selection, tree).matchingProducts,
    };
  }, [path, query, products, taxonomy]);
  useListEvent(list);
  return null;
}

/**
 * Calls `callback` whenever `trackedValue` changes.
 * @param trackedValue what the event is about, such as a search term or a product id. It is
 * `undefined` or '' if there is nothing to report.
 */
function useTrackEvent(trackedValue: string | undefined, callback: () => void): void {
  const onEvent = useEffectEvent(callback);
  useEffect(() => {
    if (trackedValue) onEvent();
  }, [trackedValue]);
}

/**
 * Returns whether a text may contain an email address or a telephone number, which must not reach
 * the analytics.
 */
const isPersonal = (text: string) => /@|(?:\d[\s-]?){7}/.test(text);
const listenToActions = addListener.withTypes<RootState, AppDispatch>();

/**
 * Reports shoppers' actions to the owner's analytics, without personal data. Names and fields are
 * those of Google's e-commerce events, which other tools also accept.
 */
export function Events() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const listener = listenToActions({
      predicate: () => true,
      effect: (action, { getState, getOriginalState }) =>
        trackAction(action, getOriginalState(), getState()),
    });
    return dispatch(listener);
  }, [dispatch]);

  const { pathname, search: query } = useLocation();
  const searchParams = new URLSearchParams(query);
  const { path, routeParams: { Id } = {} } = findPage(addBase(pathname)) ?? {};
  const productId = useMemo(() => Id && decodeProductId(Id), [Id]);
  const { currentData: product } = getProduct.useQueryState(productId || skipToken);
  const lines = useAppSelector(selectLines);
  const checkoutLines = useAppSelector(selectCheckoutLines);
  const searchTerm =
    path === paths.products.pattern ? (searchParams.get('search')?.trim() ?? '') : '';
  const isCheckout = path === paths.placeOrder.pattern && !searchParams.has('order');

  useTrackEvent(isPersonal(searchTerm) ? '' : searchTerm, () =>
    sendEvent('search', { search_term: searchTerm }),
  );
  useTrackEvent(
    product?.productId,
    () => product && sendEvent('view_item', createProductPayload(product)),
  );
  useTrackEvent(path === paths.cart.pattern ? path : '', () => trackLines('view_cart', lines));
  useTrackEvent(isCheckout ? path : '', () => trackLines('begin_checkout', checkoutLines));
  if (path === paths.home.pattern) return <HomeEvents />;
  return path === paths.products.pattern || path === paths.categories.pattern ? (
    <ListingEvents path={path} query={query} />
  ) : null;
}
