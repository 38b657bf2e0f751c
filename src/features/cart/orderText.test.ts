import fc from 'fast-check';
import * as v from 'valibot';
import { Enquiry } from '@/shared/contract/enquiry';
import { aCompany, aDelivery, aLine, anOrder, arbitraryOrder } from '@/testing/cartBuilders';
import { configureShop } from '@/testing/configureShop';
import { canSendAsEnquiry, toOrderEnquiry } from './orderEnquiry';
import { PlacedOrder } from './placedOrder';
import {
  formatChatMessage,
  maxChatTextLength,
  formatOrder,
  getProFormaTexts,
  formatQuantity,
} from './orderText';

beforeEach(() => configureShop({ brand: { business: { prices: 'without' } } }));

test('the order text contains every detail', () => {
  const order = anOrder({
    lines: [
      aLine({ quantity: 3, optionLabels: ['Print: Plain', 'Colour: Brown'] }),
      aLine({ productId: '', name: 'Sauce cup', packDescription: '', price: 3.5, quantity: 3 }),
      aLine({
        name: 'Tray',
        packDescription: 'Bundle of 5',
        packUnit: 'Set',
        price: 10,
        isUnchecked: true,
      }),
    ],
    delivery: { ...aDelivery, ...aCompany, address: 'House 7\nStreet 12', remark: 'Ring twice' },
  });
  expect(formatOrder(order)).toBe(
    [
      'Order DD-20261121-7F3K',
      '21 November 2026',
      '',
      '1. Kraft burger box',
      '   Pack of 50',
      '   Print: Plain',
      '   Colour: Brown',
      '   Qty: 3 × Rs. 420 = Rs. 1,260',
      '   150 pcs',
      '2. Sauce cup',
      '   Qty: 3 × Rs. 3.50 = Rs. 10.50',
      '3. Tray',
      '   Bundle of 5',
      '   Qty: 1 × Rs. 10 = Rs. 10',
      '   Price not checked',
      '',
      'Subtotal: Rs. 1,280.50',
      'Shipping: Rs. 0 (Free delivery)',
      'Total: Rs. 1,280.50 (excluding sales tax)',
      'Payment: Cash on Delivery',
      '',
      'Deliver to:',
      'Ayesha Khan',
      '03001234567',
      'ayesha@example.com',
      'House 7, Street 12',
      'Lahore',
      'Company: Sweet Box Bakery',
      'Branch: Gulberg',
      'NTN / STRN: NTN 1234567-8',
      'Purchase order number: PO-2026-114',
      'Preferred delivery day: Tuesday',
      'Remark: Ring twice',
    ].join('\n'),
  );
});

test('the order text has no remark line if there is no remark', () => {
  expect(formatOrder(anOrder())).not.toContain('Remark');
});

describe('the chat message of an order', () => {
  const box = aLine({
    name: 'Matte Black Coffee Pouch – 250 g',
    packDescription: 'Pack of 100',
    optionLabels: ['Closure: Zip lock', 'Print: not chosen'],
  });
  const manyLines = Array.from({ length: 20 }, (_item, index) => ({
    ...box,
    isUnchecked: index === 19,
  }));
  const order = anOrder({ lines: manyLines });

  test('has one line of text per product', () => {
    const line =
      'Matte Black Coffee Pouch – 250 g, Pack of 100, Closure: Zip lock, Print: not chosen, Qty: 1 × Rs. 420, Price not checked';
    const chatMessage = formatChatMessage(order);
    expect(chatMessage.isSummary).toBe(false);
    expect(chatMessage.text.split('\n')[22]).toBe(`20. ${line}`);
  });

  test('has the same totals as the full text', () => {
    expect(formatChatMessage(order).text.split('\n\n')[2]).toBe(
      formatOrder(order).split('\n\n')[2],
    );
  });

  test('is a summary if the order is long', () => {
    const lines = Array.from({ length: 60 }, () => aLine({ name: 'Gift box', quantity: 2 }));
    const { text, isSummary } = formatChatMessage(anOrder({ lines }));
    expect(isSummary).toBe(true);
    const { reference } = anOrder();
    const shopperText = 'Ayesha Khan\n03001234567\nLahore';
    for (const part of [reference, '60 products, 120 packs', 'Total: Rs. 50,400', shopperText])
      expect(text).toContain(part);
    expect(text).not.toContain('Gift box');
  });

  test('is a summary if its encoded characters make the link too long', () => {
    // An encoded letter can take up to nine characters.
    const lines = [aLine({ name: 'ڈبہ '.repeat(200) })];
    expect(formatChatMessage(anOrder({ lines })).isSummary).toBe(true);
  });
});

describe('with any typed text', () => {
  // Without `endOnFailure`, fast-check would shrink a failing example, which would take minutes
  // with such long texts.
  const propertyOptions = { numRuns: 300, endOnFailure: true };

  test('the chat message fits into a link', () => {
    fc.assert(
      fc.property(arbitraryOrder, (order) => {
        const { text, isSummary } = formatChatMessage(order);
        expect(encodeURIComponent(text).length).toBeLessThanOrEqual(maxChatTextLength);
        expect(text).toContain(order.reference);
        if (isSummary) return;
        for (const line of order.lines) expect(text).toContain(formatQuantity(line));
      }),
      propertyOptions,
    );
  });

  test('the full text lists every line and can be encoded', () => {
    fc.assert(
      fc.property(arbitraryOrder, (order) => {
        const fullText = formatOrder(order);
        for (const line of order.lines) expect(fullText).toContain(formatQuantity(line));
        expect(() => encodeURIComponent(fullText)).not.toThrow();
      }),
      propertyOptions,
    );
  });

  test('the enquiry of an order is valid and contains the whole text', () => {
    const { contactMessage: _contactMessage, ...fields } = Enquiry.entries;
    fc.assert(
      fc.property(arbitraryOrder, (order) => {
        const typedOrder = { ...order, delivery: { ...order.delivery, phone: '03001234567' } };
        const { success, output: parsedOrder } = v.safeParse(PlacedOrder, typedOrder);
        if (!success) return;
        const enquiry = toOrderEnquiry(parsedOrder);
        expect(v.is(v.object(fields), enquiry)).toBe(true);
        expect(enquiry.contactMessage).toBe(formatOrder(parsedOrder));
      }),
      propertyOptions,
    );
  });
});

test.each([
  ['03001234567', true],
  ['1234567890', false],
])('an order with the phone number %s can be an enquiry: %s', (phone, isPossible) => {
  expect(canSendAsEnquiry(anOrder({ delivery: { ...aDelivery, phone } }))).toBe(isPossible);
});

test('an enquiry names the shopper and contains the whole order', () => {
  expect(toOrderEnquiry(anOrder())).toEqual({
    personName: aDelivery.fullName,
    companyName: aDelivery.fullName,
    contactNo: '03001234567',
    contactEmail: aDelivery.email,
    contactAddress: `${aDelivery.address}, ${aDelivery.city}`,
    contactMessage: formatOrder(anOrder()),
  });
});

test('an enquiry names the company that orders', () => {
  const companyOrder = anOrder({ delivery: { ...aDelivery, ...aCompany } });
  expect(toOrderEnquiry(companyOrder).companyName).toBe('Sweet Box Bakery');
});

test('an enquiry leaves out the city if there is only room for the address', () => {
  // The city is not lost, because the message contains it.
  const address = 'a'.repeat(500);
  expect(toOrderEnquiry(anOrder({ delivery: { ...aDelivery, address } })).contactAddress).toBe(
    address,
  );
});

const createProFormaTexts = (lineCount: number) =>
  getProFormaTexts({
    date: '2026-11-21T09:00:00.000Z',
    customer: ['Sweet Box', '', undefined, '12 Mall Road\nLahore'],
    lines: Array.from({ length: lineCount }, (_, index) => aLine({ productId: String(index) })),
  });

test('a pro-forma is formatted as a chat message', () => {
  const { fullText, chatText } = createProFormaTexts(1);
  expect(chatText).toBe(fullText);
  expect(fullText.split('\n\n')).toEqual([
    'Pro-forma invoice\n21 November 2026\nValid until 28 November 2026',
    '1. Kraft burger box, Pack of 50, Qty: 1 × Rs. 420',
    expect.stringMatching(/^Subtotal: Rs\. 420\n.*\nTotal: Rs\. 420/),
    'For:\nSweet Box\n12 Mall Road, Lahore',
  ]);
});

test('the chat link of a long pro-forma contains a summary', () => {
  const { fullText, chatText } = createProFormaTexts(200);
  expect(encodeURIComponent(chatText).length).toBeLessThan(maxChatTextLength);
  expect(chatText).toContain('200 products, 200 packs');
  expect(fullText).toContain('\n200. Kraft burger box');
});
