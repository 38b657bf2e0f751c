import fc from 'fast-check';
import { addTotal } from '@/features/cart/cartLines';
import type { PlacedOrder } from '@/features/cart/placedOrder';
import type { CartLine } from '@/shared/contract/cart';
import type { Delivery } from '@/shared/contract/delivery';

export const aLine = (changes: Partial<CartLine> = {}): CartLine =>
  addTotal({
    productId: '11',
    name: 'Kraft burger box',
    image: '/media/burger-box.webp',
    category: 'Food boxes',
    subCategory: 'Burger boxes',
    packId: '101',
    packDescription: 'Pack of 50',
    price: 420,
    quantity: 1,
    total: 0,
    selectedOptions: {},
    optionLabels: [],
    ...changes,
  });

/** A cart line in the short form, as another client of the same back end stores it. */
export const aShortLine = { name: 'Sauce cup', image: '', quantity: 2, price: 3.5, total: 7 };

export const aDelivery: Delivery = {
  fullName: 'Ayesha Khan',
  email: 'ayesha@example.com',
  phone: '03001234567',
  address: 'House 7, Street 12, Gulberg III',
  city: 'Lahore',
  remark: '',
  company: '',
  branch: '',
  taxNumber: '',
  purchaseOrder: '',
  preferredDay: '',
};

export const aCompany = {
  company: 'Sweet Box Bakery',
  branch: 'Gulberg',
  taxNumber: 'NTN 1234567-8',
  purchaseOrder: 'PO-2026-114',
  preferredDay: 'Tuesday',
};

export const anOrder = (changes: Partial<PlacedOrder> = {}): PlacedOrder => ({
  reference: 'DD-20261121-7F3K',
  placedAt: '2026-11-21T09:30:00.000Z',
  state: 'notSent',
  source: 'cart',
  lines: [aLine({ quantity: 3 })],
  delivery: aDelivery,
  ...changes,
});

/** Stores orders as an earlier visit would. The orders may be invalid. */
export const storeOrders = (...orders: unknown[]): void => {
  localStorage.setItem('placedOrders', JSON.stringify({ version: 1, orders }));
};

/** Prices in rupees with at most two decimals. */
export const arbitraryPrice = fc.integer({ min: 0, max: 100_000_000 }).map((paisa) => paisa / 100);
/** Texts without spaces at either end, as the contract's schemas return them. */
const arbitraryText = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => `${text}.`.trim());

// These ids are not whole numbers, because objects always list keys that are whole numbers in
// ascending order.
const arbitraryOptionId = fc.constantFrom('opt-1', 'opt-2', 'opt-3');
const arbitrarySelection = fc.dictionary(arbitraryOptionId, fc.constantFrom('a', 'b'), {
  maxKeys: 3,
});

/** Cart lines of a shop with few products, so that equal lines occur. */
export const arbitraryLine: fc.Arbitrary<CartLine> = fc
  .record({
    productId: fc.constantFrom('', '11', '12'),
    packId: fc.constantFrom('101', '102'),
    name: arbitraryText,
    packDescription: arbitraryText,
    price: arbitraryPrice,
    quantity: fc.integer({ min: 1, max: 500 }),
    selectedOptions: arbitrarySelection,
    optionLabels: fc.array(arbitraryText, { maxLength: 3 }),
  })
  .map(aLine);

export const arbitraryCart = fc.array(arbitraryLine, { maxLength: 12 });

/**
 * Generates texts that a form field may contain, up to its maximum length: any characters, line
 * breaks, and even halves of surrogate pairs.
 */
const arbitraryTypedText = (maxLength: number) =>
  fc.string({
    unit: fc.oneof(
      fc.nat(0xffff).map((code) => String.fromCharCode(code)),
      fc.constantFrom('ا', '盒', '📦', 'a', '\n'),
    ),
    minLength: 1,
    maxLength,
    size: 'max',
  });

export const arbitraryOrder: fc.Arbitrary<PlacedOrder> = fc
  .record({
    lines: fc.array(arbitraryLine, { minLength: 1, maxLength: 30 }),
    remark: arbitraryTypedText(1000),
    fullName: arbitraryTypedText(200),
    address: arbitraryTypedText(500),
    city: arbitraryTypedText(100),
    phone: arbitraryTypedText(30),
  })
  .map(({ lines: orderLines, ...delivery }) =>
    anOrder({ lines: orderLines, delivery: { ...aDelivery, ...delivery } }),
  );
