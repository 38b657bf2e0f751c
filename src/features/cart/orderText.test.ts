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

test('pieces are counted in the unit of the pack, and not where its text does not say', () => {
  const roll = aLine({ packDescription: 'Pack of 6', packUnit: 'Roll', quantity: 2 });
  const litre = aLine({ packDescription: 'Pack of 6', packUnit: 'Litre', quantity: 2 });
  const text = orderText(anOrder({ lines: [roll, litre, aLine({ packDescription: '500 ml' })] }));
  expect(text.match(/\d+ × \d+ = .*/g)).toEqual(['2 × 6 = 12 rolls']);
});

test('no remark, no word of it', () => {
  expect(orderText(anOrder())).not.toContain('Remark');
});

test('a short order goes into the chat whole', () => {
  expect(chatText(anOrder())).toEqual({ text: orderText(anOrder()), isSummary: false });
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
});

test('a summary of one pack counts in the singular', () => {
  const { text } = chatText(anOrder({ lines: [aLine({ name: 'Box '.repeat(800), quantity: 1 })] }));
  expect(text).toContain('\n1 product, 1 pack\n');
});

test('whatever was typed, the chat’s text can be sent and is short enough', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const { text, isSummary } = chatText(order);
      const encoded = encodeURIComponent(text);
      expect(encoded.length).toBeLessThanOrEqual(maxChatText);
      expect(text).toContain(order.reference);
      if (!isSummary) expect(text).toBe(orderText(order));
    }),
    { numRuns: 300 },
  );
});

test('every line stands in the text, with its quantity', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const text = orderText(order);
      for (const line of order.lines) expect(text).toContain(quantityText(line));
      expect(() => encodeURIComponent(text)).not.toThrow();
    }),
  );
});
