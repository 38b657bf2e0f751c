import { readOrders } from '@/features/cart/placedOrders';
import { paths } from '@/shared/config/paths';
import { encodeProductId } from '@/shared/navigation/productId';
import { createReviewDraftStore } from '@/shared/storage/useDraft';
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
  validValue: unknown;
  route: string;
  /**
   * Returns whether the page shows the stored value. This function is missing for values that the
   * shop fetches again.
   */
  isShown?: (state: RootState) => boolean;
  /** Returns whether the page shows the content that it must show in any case. */
  isPageIntact?: () => boolean;
  /**
   * A value that an earlier version of the shop or another client stored. `acceptsOlder` is true if
   * the shop still accepts this value.
   */
  olderValue: unknown;
  acceptsOlder?: boolean;
  /** Whether the value is stored as plain text and not as JSON. */
  isText?: boolean;
}

const localKeyList: string[] = Object.values(localKeys);
const hourMs = 3_600_000;
const isOnPage = (selector: string) => findElement(selector) !== null;
const isAboutPageShown = () => hasText('Packaging that makes good work look its best', 'main');
const areLinesShown = () => hasText('Kraft burger box', 'main') && hasText('Sauce cup', 'main');

/** Describes a stored text that the shop can fetch again. */
const createTextValue = (key: string, validValue: string, olderValue: string): StoredValue => ({
  key,
  validValue,
  olderValue,
  route: '/about',
  isPageIntact: isAboutPageShown,
  isText: true,
});

const createDraftValue = (key: string, route: string, fieldName: string): StoredValue => ({
  key,
  validValue: { owner: '5', about: '', typed: { [fieldName]: 'Typed before' } },
  olderValue: { [fieldName]: 'Typed before' },
  route,
  isShown: () => findField(fieldName)?.value === 'Typed before',
});

/** Describes a value on the device, with the version of its format and, where needed, its owner. */
const createDeviceValue = (
  key: string,
  fieldName: string,
  value: unknown,
  route: string,
  isShown: () => boolean,
) =>
  ({
    key,
    validValue: { version: 1, owner: '5', [fieldName]: value },
    olderValue: value,
    route,
    isShown,
  }) satisfies StoredValue;

const storedValues: StoredValue[] = [
  {
    key: sessionKeys.cart,
    validValue: lines,
    olderValue: lines.map(({ name, price, quantity }) => ({
      name,
      image: '',
      price,
      quantity,
      total: 0,
    })),
    acceptsOlder: true,
    route: '/cart',
    isShown: areLinesShown,
  },
  {
    key: sessionKeys.buyNowItem,
    validValue: aLine({ name: 'Bought now' }),
    olderValue: [aLine({ name: 'Bought now' })],
    route: '/place-order',
    isShown: ({ cart }) => cart.buyNow?.name === 'Bought now',
  },
  {
    key: sessionKeys.authUser,
    validValue: user,
    olderValue: { ...user, uid: 'of-the-provider' },
    acceptsOlder: true,
    route: '/profile',
    isShown: () => hasText('Sana Malik', 'main'),
  },
  {
    key: sessionKeys.clientInfo,
    validValue: { data: { clientName: 'Stored Boxes' } },
    olderValue: { clientName: 'Stored Boxes' },
    route: '/about',
    isPageIntact: () => readHead().description?.includes('Dori & Dabba') === true,
  },
  createTextValue(sessionKeys.accessToken, 'abc', ''),
  createTextValue(sessionKeys.tokenExpiry, String(Date.now() + hourMs), '2026-01-01'),
  {
    ...createTextValue(sessionKeys.authToken, 'abc', ''),
    route: '/profile',
    isPageIntact: () => findField('fullName') !== null,
  },
  createDraftValue(draftKeys.checkout, '/place-order', 'fullName'),
  createDraftValue(draftKeys.enquiry, '/contact', 'personName'),
  createDraftValue(draftKeys.profile, '/profile', 'fullName'),
  {
    key: draftKeys.review,
    validValue: { 1: { owner: '5', about: '', typed: { comment: 'Typed before' } } },
    olderValue: { comment: 'Typed before' },
    route: `${paths.product.to(encodeProductId('1'))}?tab=reviews`,
    // The form opens only when the shopper wants to write.
    isShown: () => createReviewDraftStore('1').read()?.typed.comment === 'Typed before',
  },
  {
    key: draftKeys.quickOrder,
    validValue: {
      rows: [{ text: 'Sauce cups', productId: '', packText: '', options: {}, quantity: '2' }],
    },
    olderValue: [{ text: 'Sauce cups' }],
    route: '/quick-order',
    isShown: () => findElement('ol input')?.getAttribute('value') === 'Sauce cups',
  },
  {
    key: draftKeys.neededPieces,
    validValue: { version: 1, pieces: 500 },
    olderValue: 500,
    route: paths.product.to(encodeProductId('1')),
    isShown: () => isOnPage('main input[inputmode="numeric"][value="500"]'),
  },
  createDeviceValue(localKeys.delivery, 'details', aDelivery, '/place-order', () =>
    isOnPage('main [type="checkbox"]:checked'),
  ),
  createDeviceValue(localKeys.placedOrders, 'orders', [anOrder()], '/order', () =>
    hasText(anOrder().reference, 'main'),
  ),
  createDeviceValue(localKeys.cart, 'lines', lines, '/cart', areLinesShown),
  createDeviceValue(localKeys.savedProducts, 'ids', ['1'], '/saved', () =>
    isOnPage('main [data-remove]'),
  ),
  createDeviceValue(localKeys.recentProducts, 'ids', ['2'], '/saved', () =>
    hasText('Recently viewed', 'main'),
  ),
  {
    key: localKeys.lastSearches,
    validValue: { version: 1, texts: ['pizza box'] },
    olderValue: ['pizza box'],
    route: '/about',
    isPageIntact: isAboutPageShown,
  },
  createDeviceValue(localKeys.comparedProducts, 'ids', ['1'], '/compare', () =>
    isOnPage('main th a'),
  ),
];

const cartKeys: string[] = [sessionKeys.cart, localKeys.cart];
const pollutingStart =
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},';
const getStorage = (key: string) => (localKeyList.includes(key) ? localStorage : sessionStorage);
const getStoredText = ({ validValue, isText }: StoredValue, value = validValue) =>
  isText ? String(value) : JSON.stringify(value);

function blockKey(method: 'getItem' | 'setItem', blockedKey: string) {
  const originalMethod = Storage.prototype[method] as (key: string, value: string) => never;
  jest.spyOn(Storage.prototype, method).mockImplementation(function (this: Storage, ...args) {
    if (args[0] === blockedKey) throw new DOMException('no', 'SecurityError');
    return originalMethod.apply(this, args as [string, string]);
  });
}

interface Damage {
  name: string;
  /** Returns the text to store in place of the valid value, or `null` to store nothing. */
  createText?: (storedValue: StoredValue) => string | null;
  /** Makes the storage throw an error when the value of this key is read or written. */
  breakStorage?: (key: string) => void;
  /** Returns whether the shop still uses the value despite the damage. */
  isValueKept?: (storedValue: StoredValue) => boolean;
}

const damages: Damage[] = [
  { name: 'absent', createText: () => null },
  { name: 'empty', createText: () => '' },
  { name: 'null', createText: () => 'null' },
  { name: 'of another type', createText: () => '7' },
  { name: 'cut off', createText: (storedValue) => getStoredText(storedValue).slice(0, -3) },
  { name: 'of 5 MB', createText: () => 'x'.repeat(4_900_000) },
  {
    name: 'polluting',
    createText: (storedValue) => getStoredText(storedValue).replace('{', pollutingStart),
    isValueKept: ({ isText }) => !isText,
  },
  {
    name: 'of an older version',
    createText: (storedValue) => getStoredText(storedValue, storedValue.olderValue),
    isValueKept: ({ acceptsOlder }) => Boolean(acceptsOlder),
  },
  { name: 'unreadable', breakStorage: (key) => blockKey('getItem', key) },
  {
    name: 'not writable',
    breakStorage: (key) => blockKey('setItem', key),
    isValueKept: () => true,
  },
];

/**
 * Returns whether to test a stored value (row) with a damage (column). `FAULTS=all` tests all
 * pairs. Otherwise, every eighth pair of each row and column is tested.
 */
const isTested = (row: number, column: number) =>
  process.env.FAULTS === 'all' || (row + column) % 8 === 0;

let unmountPage = () => {};

test('the list of stored values has an entry for every key that the shop stores', () => {
  const keys = [sessionKeys, draftKeys, localKeys].flatMap((keyMap): string[] =>
    Object.values(keyMap),
  );
  expect(storedValues.map(({ key }) => key).sort()).toEqual(keys.sort());
});

describe.each(storedValues.map((each, row) => [each.key, each, row] as const))(
  'the stored %s',
  (key, storedValue, row) => {
    stopTime(() => unmountPage());
    const testedDamages = damages.filter((_damage, column) => isTested(row, column));
    test.each(testedDamages.map((damage) => [damage.name, damage] as const))(
      'is %s: the page renders with all valid data',
      async (_name, { createText, breakStorage, isValueKept }) => {
        // The two carts are not stored together, because each cart would replace the other.
        const otherValues = storedValues.filter(
          (otherValue) => !(cartKeys.includes(key) && cartKeys.includes(otherValue.key)),
        );
        for (const otherValue of otherValues)
          getStorage(otherValue.key).setItem(otherValue.key, getStoredText(otherValue));
        const rawText = createText ? createText(storedValue) : getStoredText(storedValue);
        getStorage(key).removeItem(key);
        if (rawText !== null) getStorage(key).setItem(key, rawText);
        breakStorage?.(key);
        const { store, unmount } = renderWithProviders(<PageRoutes />, {
          route: storedValue.route,
          store: await makeStoreFromSession(),
        });
        unmountPage = unmount;
        const isKept = isValueKept?.(storedValue) ?? false;
        const isValueShown = () => storedValue.isShown?.(store.getState()) ?? isKept;
        const isPageShown = () => isOnPage('main h1') && (storedValue.isPageIntact?.() ?? true);
        await waitUntil(() => isPageShown() && (!isKept || isValueShown()));
        await advanceTime(3000);
        expect(isValueShown()).toBe(isKept);
        expect(isPageShown()).toBe(true);
        expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
        const { cart, auth } = store.getState();
        if (!cartKeys.includes(key)) expect(cart.lines).toEqual(lines);
        if (key !== sessionKeys.authUser) expect(auth.authUser).toEqual(user);
        if (key !== localKeys.placedOrders) expect(readOrders()).toEqual([anOrder()]);
      },
    );
  },
);
