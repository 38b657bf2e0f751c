import { act } from '@testing-library/react';
import { deviceStore } from '@/features/cart/deviceCart';
import { readOrders } from '@/features/cart/placedOrders';
import { lineAdded } from '@/features/cart/cartSlice';
import { selectToasts } from '@/shared/lib/toast';
import type { RootState } from '@/shared/lib/storeHooks';
import { draftKeys, localKeys, sessionKeys, sessionStore } from '@/shared/lib/webStorage';
import { aDelivery, aLine, anOrder } from '@/testing/cartBuilders';
import { pass, startTime, stopTime, until } from '@/testing/faults/clock';
import { isAsked } from '@/testing/faults/isAsked';
import { field, find, says } from '@/testing/faults/onPage';
import { demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { loadApp } from '@/testing/renderApp';

const lines = [aLine({ quantity: 2 }), aLine({ productId: '12', name: 'Sauce cup' })];
const user = { userId: 5, appUserName: 'Sana Malik', userEmail: 'sana@example.com' };
const draftOf = (typed: object) => ({ owner: '5', about: '', typed });

interface Kept {
  key: string;
  good: unknown;
  route: string;
  shows: (state: RootState) => boolean;
  /** As an earlier version of the shop, or another client, wrote it; and whether that still counts. */
  older: unknown;
  readsOlder?: boolean;
  isText?: boolean;
}

const local: string[] = Object.values(localKeys);
const hour = 3_600_000;
/** What the shop can fetch again, and does. */
const never = () => true;

const kept: Kept[] = [
  {
    key: sessionKeys.cart,
    good: lines,
    route: '/cart',
    shows: () => says('Kraft burger box', 'main') && says('Sauce cup', 'main'),
    older: lines.map(({ name, image, price, quantity, total }) => ({
      name,
      image,
      price,
      quantity,
      total,
    })),
    readsOlder: true,
  },
  {
    key: sessionKeys.buyNowItem,
    good: aLine({ name: 'Bought now' }),
    route: '/place-order',
    shows: ({ cart }) => cart.buyNow?.name === 'Bought now',
    older: [aLine({ name: 'Bought now' })],
  },
  {
    key: sessionKeys.authUser,
    good: user,
    route: '/profile',
    shows: () => says('Sana Malik', 'main'),
    older: { ...user, uid: 'of-the-provider' },
    readsOlder: true,
  },
  {
    key: sessionKeys.clientInfo,
    good: { data: { clientName: 'Stored Boxes' } },
    route: '/about',
    shows: never,
    older: { clientName: 'Stored Boxes' },
  },
  {
    key: sessionKeys.authToken,
    good: 'abc',
    route: '/profile',
    shows: never,
    older: '',
    isText: true,
  },
  {
    key: sessionKeys.accessToken,
    good: 'abc',
    route: '/about',
    shows: never,
    older: '',
    isText: true,
  },
  {
    key: sessionKeys.tokenExpiry,
    good: String(Date.now() + hour),
    route: '/about',
    shows: never,
    older: '2026-01-01',
    isText: true,
  },
  {
    key: draftKeys.checkout,
    good: draftOf({ fullName: 'Typed before' }),
    route: '/place-order',
    shows: () => field('fullName')?.value === 'Typed before',
    older: { fullName: 'Typed before' },
  },
  {
    key: draftKeys.enquiry,
    good: draftOf({ personName: 'Typed before' }),
    route: '/contact',
    shows: () => field('personName')?.value === 'Typed before',
    older: { personName: 'Typed before' },
  },
  {
    key: draftKeys.profile,
    good: draftOf({ fullName: 'Typed before' }),
    route: '/profile',
    shows: () => field('fullName')?.value === 'Typed before',
    older: { fullName: 'Typed before' },
  },
  {
    key: draftKeys.quickOrder,
    good: {
      rows: [{ text: 'Sauce cups', productId: '', packText: '', options: {}, quantity: '2' }],
    },
    route: '/quick-order',
    shows: () => find('ol input')?.getAttribute('value') === 'Sauce cups',
    older: [{ text: 'Sauce cups' }],
  },
  {
    key: localKeys.placedOrders,
    good: { version: 1, orders: [anOrder()] },
    route: '/order',
    shows: () => says(anOrder().reference, 'main'),
    older: [anOrder()],
  },
  {
    key: localKeys.cart,
    good: { version: 1, lines },
    route: '/cart',
    shows: () => says('Kraft burger box', 'main') && says('Sauce cup', 'main'),
    older: lines,
  },
  {
    key: localKeys.delivery,
    good: { version: 1, owner: '5', details: aDelivery },
    route: '/place-order',
    shows: () => says('Same as last time?', 'main'),
    older: aDelivery,
  },
  {
    key: localKeys.savedProducts,
    good: { version: 1, ids: ['1'] },
    route: '/saved',
    shows: () => find('main article a') !== null,
    older: ['1'],
  },
  {
    key: localKeys.recentProducts,
    good: { version: 1, ids: ['2'] },
    route: '/saved',
    shows: () => says('Recently viewed', 'main'),
    older: ['2'],
  },
  {
    key: localKeys.comparedProducts,
    good: { version: 1, ids: ['1'] },
    route: '/compare',
    shows: () => find('main th a') !== null,
    older: ['1'],
  },
];

const carts: string[] = [sessionKeys.cart, localKeys.cart];
const pollution = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},';
const storageOf = (key: string) => (local.includes(key) ? localStorage : sessionStorage);
const rawOf = ({ good, isText }: Kept, value = good) =>
  isText ? String(value) : JSON.stringify(value);

function refuse(method: 'getItem' | 'setItem', refused: string | string[], error: string) {
  const original = Storage.prototype[method] as (key: string, value: string) => never;
  jest.spyOn(Storage.prototype, method).mockImplementation(function (this: Storage, ...args) {
    if ([refused].flat().includes(args[0])) throw new DOMException('no', error);
    return original.apply(this, args as [string, string]);
  });
}

interface Damage {
  name: string;
  /** What stands there instead; `null`: nothing. */
  raw?: (kept: Kept) => string | null;
  breaks?: (key: string) => void;
  /** Whether the good value is there all the same. */
  spares?: (kept: Kept) => boolean;
}

const all = () => true;
const damages: Damage[] = [
  { name: 'absent', raw: () => null },
  { name: 'empty', raw: () => '' },
  { name: 'null', raw: () => 'null' },
  { name: 'of another type', raw: () => '7' },
  { name: 'cut off', raw: (each) => rawOf(each).slice(0, -3) },
  { name: 'of 5 MB', raw: () => 'x'.repeat(4_900_000) },
  {
    name: 'polluting',
    raw: (each) => rawOf(each).replace('{', pollution),
    spares: ({ isText }) => !isText,
  },
  {
    name: 'of an older version',
    raw: (each) => rawOf(each, each.older),
    spares: ({ readsOlder }) => Boolean(readsOlder),
  },
  { name: 'not to be read', breaks: (key) => refuse('getItem', key, 'SecurityError') },
  {
    name: 'not to be written',
    breaks: (key) => refuse('setItem', key, 'SecurityError'),
    spares: all,
  },
  { name: 'too big', breaks: (key) => refuse('setItem', key, 'QuotaExceededError'), spares: all },
];

const isQuiet = () => true;

beforeEach(() => {
  stopTime();
  server.use(...demoHandlers());
});
let leave = () => {};
afterEach(async () => {
  leave();
  await pass(1000, isQuiet);
  startTime();
});

test.each(['SecurityError', 'QuotaExceededError'])(
  'a cart that cannot be stored (%s) is told of once, and a reload finds no older one',
  async (error) => {
    sessionStorage.setItem(sessionKeys.cart, JSON.stringify(lines));
    const { store, unmount } = await loadApp('/cart');
    leave = unmount;
    await until(() => says('Sauce cup', 'main'), isQuiet);
    refuse('setItem', carts, error);
    for (const productId of ['21', '22']) {
      act(() => void store.dispatch(lineAdded(aLine({ productId }))));
      await pass(500, isQuiet);
    }
    const told = selectToasts(store.getState()).map(({ message }) => message);
    expect(told.filter((message) => message.includes('can’t store your cart'))).toHaveLength(1);
    expect(store.getState().cart.lines).toHaveLength(4);
    expect(sessionStorage.getItem(sessionKeys.cart)).toBeNull();
    sessionStore.remove(sessionKeys.cart);
    deviceStore.remove(localKeys.cart);
  },
);

describe.each(kept.map((each, row) => [each.key, each, row] as const))('%s', (key, each, row) => {
  const asked = damages.filter((_damage, column) => isAsked(row, column));
  test.each(asked.map((damage) => [damage.name, damage] as const))(
    '%s: the page stands, with all that is good',
    async (_name, { raw, breaks, spares }) => {
      // Either would make up for the other.
      const others = kept.filter((other) => !(carts.includes(key) && carts.includes(other.key)));
      for (const other of others) storageOf(other.key).setItem(other.key, rawOf(other));
      const stored = raw ? raw(each) : rawOf(each);
      storageOf(key).removeItem(key);
      if (stored !== null) storageOf(key).setItem(key, stored);
      breaks?.(key);
      const { store, unmount } = await loadApp(each.route);
      leave = unmount;
      const isSpared = spares?.(each) ?? false;
      await until(
        () => find('main h1') !== null && (!isSpared || each.shows(store.getState())),
        isQuiet,
      );
      await pass(3000, isQuiet);
      if (!isSpared && each.shows !== never) expect(each.shows(store.getState())).toBe(false);
      expect(find('header a[href="/cart"]')).not.toBeNull();
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
      const { cart, auth } = store.getState();
      if (!carts.includes(key)) expect(cart.lines).toEqual(lines);
      if (key !== sessionKeys.authUser) expect(auth.authUser).toEqual(user);
      if (key !== localKeys.placedOrders) expect(readOrders()).toEqual([anOrder()]);
    },
  );
});
