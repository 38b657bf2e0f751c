import fc from 'fast-check';
import { orderHeading, referenceIn } from './orderMessage';

test.each(['ORD-20261121-7F3K', 'D-20261121-ZZ99', 'KB7ABC-20261121-2222'])(
  'the reference %s is found again in an order’s text',
  (reference) => {
    for (const rest of ['', '\nNovember 21, 2026', '\r\nNovember 21, 2026\nOrder X'])
      expect(referenceIn(orderHeading(reference) + rest)).toBe(reference);
  },
);

test.each([
  '',
  'Order 500 boxes please',
  'order ORD-20261121-7F3K',
  'My Order ORD-20261121-7F3K',
  'Hello\nOrder ORD-20261121-7F3K',
  'Order ORD-20261121-7F3K, where is it?',
  'Order ORD-20261121-7F3K\u001b[2J',
  'Order ORD-2026112-7F3K',
  'Order =CMD()-20261121-7F3K',
  'Order ٣٤-20261121-7F3K',
])('no reference is read from %j', (message) => {
  expect(referenceIn(message)).toBeUndefined();
});

test('whatever the message, a reference is made of capital letters, digits and hyphens', () => {
  const messages = fc.string({ unit: 'binary' }).map((text) => orderHeading(text));
  fc.assert(
    fc.property(messages, (message) => {
      const reference = referenceIn(message);
      if (reference !== undefined) expect(reference).toMatch(/^[A-Z\d-]{15,20}$/);
    }),
  );
});
