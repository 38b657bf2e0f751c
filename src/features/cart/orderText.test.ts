import fc from 'fast-check';
import { aDelivery, aLine, anOrder, orders } from '@/testing/cartBuilders';
import { chatText, maxChatText, orderText, quantityText } from './orderText';

test('the order is written out whole', () => {
  const order = anOrder({
    lines: [
      aLine({ quantity: 3, optionLabels: ['Print: Plain', 'Colour: Brown'] }),
      aLine({ productId: '', name: 'Sauce cup', packDescription: '', price: 3.5, quantity: 3 }),
    ],
    delivery: { ...aDelivery, address: 'House 7\nStreet 12', remark: 'Ring twice' },
  });
  expect(orderText(order)).toBe(
    [
      'Order DD-20261121-7F3K',
      'November 21, 2026',
      '',
      '1. Kraft burger box',
      '   Pack of 50',
      '   Print: Plain',
      '   Colour: Brown',
      '   Qty: 3 × Rs. 420 = Rs. 1,260',
      '   3 × 50 = 150 pcs',
      '2. Sauce cup',
      '   Qty: 3 × Rs. 3.50 = Rs. 10.50',
      '',
      'Subtotal: Rs. 1,270.50',
      'Shipping: Rs. 0 (Free delivery)',
      'Total: Rs. 1,270.50',
      'Payment: Cash on Delivery',
      '',
      'Deliver to:',
      'Ayesha Khan',
      '03001234567',
      'ayesha@example.com',
      'House 7, Street 12',
      'Lahore',
      'Remark: Ring twice',
    ].join('\n'),
  );
});

test('a short order goes into the chat whole, and without a remark there is no word of it', () => {
  expect(chatText(anOrder())).toEqual({ text: orderText(anOrder()), isSummary: false });
  expect(orderText(anOrder())).not.toContain('Remark');
});

test('a long order goes as a summary that names reference, size, total and shopper', () => {
  const lines = Array.from({ length: 40 }, (_, index) =>
    aLine({ productId: String(index), name: `Gift box number ${String(index)}`, quantity: 2 }),
  );
  const { text, isSummary } = chatText(anOrder({ lines }));
  expect(isSummary).toBe(true);
  for (const part of ['DD-20261121-7F3K', '40 products, 80 packs', 'Total: Rs. 33,600']) {
    expect(text).toContain(part);
  }
  expect(text).toContain('Ayesha Khan\n03001234567\nLahore');
  expect(text).not.toContain('Gift box');
  // A letter may take up to nine in a link.
  expect(chatText(anOrder({ lines: [aLine({ name: 'ڈبہ '.repeat(80) })] })).isSummary).toBe(true);
});

test('whatever was typed, the chat’s text can be sent and is short enough', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const { text, isSummary } = chatText(order);
      const encoded = encodeURIComponent(text);
      expect(encoded.length).toBeLessThanOrEqual(maxChatText);
      expect(text).toContain(order.reference);
      if (!isSummary) expect(text).toBe(orderText(order));
      for (const line of order.lines) expect(orderText(order)).toContain(quantityText(line));
      expect(() => encodeURIComponent(orderText(order))).not.toThrow();
    }),
    // Making such long texts shorter takes minutes.
    { numRuns: 300, endOnFailure: true },
  );
});
