import fc from 'fast-check';
import {
  joinOrderParts,
  formatOrderHeading,
  readOrderPart,
  findReference,
  splitOrderMessage,
} from './orderMessage';

const orderHeading = formatOrderHeading('DD-20261121-7F3K', '21 November 2026');

test('sends an order that fits as one message', () => {
  expect(splitOrderMessage(`${orderHeading}\n\n1. Box`, 200)).toEqual([
    `${orderHeading}\n\n1. Box`,
  ]);
});

test('splits a longer order between products into numbered parts', () => {
  const products = ['1. Box\n   Qty: 1', '2. Cup\n   Qty: 2', '3. Lid\n   Qty: 3'];
  const message = `${orderHeading}\n\n${products.join('\n')}\n\nTotal: Rs. 6`;
  expect(splitOrderMessage(message, 100)).toEqual([
    `${orderHeading}\nPart 1 of 2\n\n${products[0]}\n${products[1]}`,
    `${orderHeading}\nPart 2 of 2\n\n${products[2]}\n\nTotal: Rs. 6`,
  ]);
});

test('returns no messages for an order with a line of text that fits in no part', () => {
  expect(splitOrderMessage(`${orderHeading}\n\n1. ${'x'.repeat(200)}`, 200)).toBeUndefined();
});

test('splits any order into recognisable parts that fit and can be joined again', () => {
  const anyText = fc.string({ unit: fc.constantFrom('a', '1', '.', ' ', '\n'), maxLength: 60 });
  const anyLines = fc.array(anyText, { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(anyLines, (productLines) => {
      const message = `${orderHeading}\n\n${productLines.map((line, index) => `${index + 1}. ${line}`).join('\n')}`;
      const messages = splitOrderMessage(message, 150) ?? [];
      if (messages.length === 1) return messages[0] === message;
      const parts = messages.map(readOrderPart);
      expect(messages.every((partMessage) => partMessage.length <= 150)).toBe(true);
      expect(messages.map(findReference)).toEqual(messages.map(() => 'DD-20261121-7F3K'));
      expect(parts.map((part) => part?.number)).toEqual(parts.map((_, index) => index + 1));
      return joinOrderParts(orderHeading, parts) === message;
    }),
  );
});

test.each([
  ['an order in one message', `${orderHeading}\n\n1. Box`],
  ['a part beyond the last', `${orderHeading}\nPart 3 of 2\n\n1. Box`],
  ['the only part', `${orderHeading}\nPart 1 of 1\n\n1. Box`],
  ['part 0', `${orderHeading}\nPart 0 of 2\n\n1. Box`],
  ['another message', 'Part 1 of 2\n\n1. Box'],
])('does not read %s as a part of an order', (_title, message) => {
  expect(readOrderPart(message)).toBeUndefined();
});
