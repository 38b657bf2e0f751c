import { readOrders } from '@/features/cart/placedOrders';
import { paths } from '@/shared/config/paths';
import { encodeProductId } from '@/shared/navigation/productId';
import { draftKeys, localKeys, sessionKeys } from '@/shared/storage/webStorage';
import type { RootState } from '@/shared/store/storeHooks';
import { aDelivery, aLine, anOrder } from '@/testing/cartBuilders';
import { readHead } from '@/testing/documentHead';
import { advanceTime, waitUntil, stopTime } from '@/testing/faults/clock';
import { findField, findElement, hasText } from '@/testing/faults/page';
import {
  makeStoreFromSession,
  PageRoutes,
  renderWithProviders,
} from '@/testing/renderWithProviders';

const lines = [aLine({ quantity: 2 }), aLine({ productId: '12', name: 'Sauce cup' })];
const user = { userId: 5, appUserName: 'Sana Malik', userEmail: 'sana@example.com' };

interface StoredValue {
  key: string;
  good: unknown;
  route: string;
  /** Returns whether the page shows the stored value. Missing for values that are fetched again. */
  shows?: (state: RootState) => boolean;
  /** Returns whether the page shows the content that it must show in any case. */
  stands?: () => boolean;
  /**
   * A value that an earlier version of the shop or another client wrote. `readsOlder` is true if it
   * is still accepted.
   */
  older: unknown;
  readsOlder?: boolean;
  isText?: boolean;
}

const local: string[] = Object.values(localKeys);
const hour = 3_600_000;
const isThere = (selector: string) => findElement(selector) !== null;
const hasAbout = () => hasText('Packaging that makes good work look its best', 'main');
const hasLines = () => hasText('Kraft burger box', 'main') && hasText('Sauce cup', 'main');

/** Describes a stored text that the shop can fetch again. */
const text = (key: string, good: string, older: string): StoredValue => ({
  key,
  good,
  older,
  route: '/about',
  stands: hasAbout,
  isText: true,
});

const draft = (key: string, route: string, name: string): StoredValue => ({
  key,
  good: { owner: '5', about: '', typed: { [name]: 'Typed before' } },
  older: { [name]: 'Typed before' },
  route,
  shows: () => findField(name)?.value === 'Typed before',
});

/** Describes a value on the device, with the version of its format and, where needed, its owner. */
const onDevice = (key: string, name: string, value: unknown, route: string, shows: () => boolean) =>
  ({
    key,
    good: { version: 1, owner: '5', [name]: value },
    older: value,
    route,
    shows,
  }) satisfies StoredValue;

const storedValues: StoredValue[] = [
  {
    key: sessionKeys.cart,
    good: lines,
    older: lines.map(({ name, price, quantity }) => ({
      name,
      image: '',
      price,
      quantity,
      total: 0,
    })),
    readsOlder: true,
    route: '/cart',
    shows: hasLines,
  },
  {
    key: sessionKeys.buyNowItem,
    good: aLine({ name: 'Bought now' }),
    older: [aLine({ name: 'Bought now' })],
    route: '/place-order',
    shows: ({ cart }) => cart.buyNow?.name === 'Bought now',
  },
  {
    key: sessionKeys.authUser,
    good: user,
    older: { ...user, uid: 'of-the-provider' },
    readsOlder: true,
    route: '/profile',
    shows: () => hasText('Sana Malik', 'main'),
  },
  {
    key: sessionKeys.clientInfo,
    good: { data: { clientName: 'Stored Boxes' } },
    older: { clientName: 'Stored Boxes' },
    route: '/about',
    stands: () => readHead().description?.includes('Dori & Dabba') === true,
  },
  text(sessionKeys.accessToken, 'abc', ''),
  text(sessionKeys.tokenExpiry, String(Date.now() + hour), '2026-01-01'),
  {
    ...text(sessionKeys.authToken, 'abc', ''),
    route: '/profile',
    stands: () => findField('fullName') !== null,
  },
  draft(draftKeys.checkout, '/place-order', 'fullName'),
  draft(draftKeys.enquiry, '/contact', 'personName'),
  draft(draftKeys.profile, '/profile', 'fullName'),
  {
    key: draftKeys.quickOrder,
    good: {
      rows: [{ text: 'Sauce cups', productId: '', packText: '', options: {}, quantity: '2' }],
    },
    older: [{ text: 'Sauce cups' }],
    route: '/quick-order',
    shows: () => findElement('ol input')?.getAttribute('value') === 'Sauce cups',
  },
  {
    key: draftKeys.neededPieces,
    good: { version: 1, pieces: 500 },
    older: 500,
    route: paths.product.to(encodeProductId('1')),
    shows: () => isThere('main input[inputmode="numeric"][value="500"]'),
  },
  onDevice(localKeys.delivery, 'details', aDelivery, '/place-order', () =>
    isThere('main [type="checkbox"]:checked'),
  ),
  onDevice(localKeys.placedOrders, 'orders', [anOrder()], '/order', () =>
    hasText(anOrder().reference, 'main'),
  ),
  onDevice(localKeys.cart, 'lines', lines, '/cart', hasLines),
  onDevice(localKeys.savedProducts, 'ids', ['1'], '/saved', () => isThere('main [data-remove]')),
  onDevice(localKeys.recentProducts, 'ids', ['2'], '/saved', () =>
    hasText('Recently viewed', 'main'),
  ),
  {
    key: localKeys.lastSearches,
    good: { version: 1, texts: ['pizza box'] },
    older: ['pizza box'],
    route: '/about',
    stands: hasAbout,
  },
  onDevice(localKeys.comparedProducts, 'ids', ['1'], '/compare', () => isThere('main th a')),
];

const carts: string[] = [sessionKeys.cart, localKeys.cart];
const pollution = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},';
const getStorage = (key: string) => (local.includes(key) ? localStorage : sessionStorage);
const getRaw = ({ good, isText }: StoredValue, value = good) =>
  isText ? String(value) : JSON.stringify(value);

function refuse(method: 'getItem' | 'setItem', refused: string) {
  const original = Storage.prototype[method] as (key: string, value: string) => never;
  jest.spyOn(Storage.prototype, method).mockImplementation(function (this: Storage, ...args) {
    if (args[0] === refused) throw new DOMException('no', 'SecurityError');
    return original.apply(this, args as [string, string]);
  });
}

interface Damage {
  name: string;
  /** Returns the value to store instead, or `null` to store nothing. */
  raw?: (kept: StoredValue) => string | null;
  breaks?: (key: string) => void;
  /** Returns whether the valid value is still used. */
  spares?: (kept: StoredValue) => boolean;
}

const damages: Damage[] = [
  { name: 'absent', raw: () => null },
  { name: 'empty', raw: () => '' },
  { name: 'null', raw: () => 'null' },
  { name: 'of another type', raw: () => '7' },
  { name: 'cut off', raw: (each) => getRaw(each).slice(0, -3) },
  { name: 'of 5 MB', raw: () => 'x'.repeat(4_900_000) },
  {
    name: 'polluting',
    raw: (each) => getRaw(each).replace('{', pollution),
    spares: ({ isText }) => !isText,
  },
  {
    name: 'of an older version',
    raw: (each) => getRaw(each, each.older),
    spares: ({ readsOlder }) => Boolean(readsOlder),
  },
  { name: 'unreadable', breaks: (key) => refuse('getItem', key) },
  { name: 'not writable', breaks: (key) => refuse('setItem', key), spares: () => true },
];

/**
 * Runs every case with `FAULTS=all`, otherwise every eighth case of each row. In both modes, each
 * column is tested with some rows.
 */
const isAsked = (row: number, column: number) =>
  process.env.FAULTS === 'all' || (row + column) % 8 === 0;

let leave = () => {};

test('the table has a row for every key that the shop stores', () => {
  const keys = [sessionKeys, draftKeys, localKeys].flatMap((each): string[] => Object.values(each));
  expect(storedValues.map(({ key }) => key).sort()).toEqual(keys.sort());
});

describe.each(storedValues.map((each, row) => [each.key, each, row] as const))(
  'the stored %s',
  (key, each, row) => {
    stopTime(() => leave());
    const requests = damages.filter((_damage, column) => isAsked(row, column));
    test.each(requests.map((damage) => [damage.name, damage] as const))(
      'is %s: the page renders with all valid data',
      async (_name, { raw, breaks, spares }) => {
        // The two carts are not stored together, because each cart would replace the other.
        const others = storedValues.filter(
          (other) => !(carts.includes(key) && carts.includes(other.key)),
        );
        for (const other of others) getStorage(other.key).setItem(other.key, getRaw(other));
        const stored = raw ? raw(each) : getRaw(each);
        getStorage(key).removeItem(key);
        if (stored !== null) getStorage(key).setItem(key, stored);
        breaks?.(key);
        const { store, unmount } = renderWithProviders(<PageRoutes />, {
          route: each.route,
          store: await makeStoreFromSession(),
        });
        leave = unmount;
        const isSpared = spares?.(each) ?? false;
        const shows = () => each.shows?.(store.getState()) ?? isSpared;
        const stands = () => isThere('main h1') && (each.stands?.() ?? true);
        await waitUntil(() => stands() && (!isSpared || shows()));
        await advanceTime(3000);
        expect(shows()).toBe(isSpared);
        expect(stands()).toBe(true);
        expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
        const { cart, auth } = store.getState();
        if (!carts.includes(key)) expect(cart.lines).toEqual(lines);
        if (key !== sessionKeys.authUser) expect(auth.authUser).toEqual(user);
        if (key !== localKeys.placedOrders) expect(readOrders()).toEqual([anOrder()]);
      },
    );
  },
);
