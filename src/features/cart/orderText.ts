import type { CartLine } from '@/shared/contract/cart';
import { companyLines } from '@/shared/contract/delivery';
import { orderHeading } from '@/shared/contract/orderMessage';
import { counted } from '@/shared/format/counted';
import { formatDate } from '@/shared/format/date';
import { formatPaisa, formatRupees } from '@/shared/format/money';
import { salesTax } from '@/shared/format/salesTax';
import { cutAtWord } from '@/shared/text/summary';
import { wellFormed } from '@/shared/text/wellFormed';
import { countOf, lineTotal, shippingFee, subtotalOf, totalOf } from './cartLines';
import { piecesText } from './linePieces';
import type { PlacedOrder } from './placedOrders';

/** Longest text that a chat link carries, in encoded characters; much longer links fail on some phones. */
export const maxChatText = 4000;

export const paymentMethod = 'Cash on Delivery';

export const quantityText = ({ quantity, price }: Pick<CartLine, 'quantity' | 'price'>): string =>
  `Qty: ${String(quantity)} × ${formatRupees(price)}`;

export const uncheckedText = ({ isUnchecked }: CartLine) => isUnchecked && 'Price not checked';

const onOneLine = (text: string): string => text.replace(/\s*\n\s*/g, ', ');

const writeLine = (line: CartLine, index: number, separator: string, ...amount: unknown[]) => {
  const { name, packDescription, optionLabels } = line;
  const parts = [onOneLine(name), packDescription, ...optionLabels, ...amount, uncheckedText(line)];
  return `${String(index + 1)}. ${parts.filter(Boolean).join(separator)}`;
};

const lineText = (line: CartLine, index: number): string => {
  const amount = `${quantityText(line)} = ${formatPaisa(lineTotal(line))}`;
  return writeLine(line, index, '\n   ', amount, piecesText(line));
};

/** On one line, so that an ordinary order fits into the link of a chat. */
const shortLineText = (line: CartLine, index: number): string =>
  writeLine(line, index, ', ', quantityText(line));

const headingOf = ({ reference, placedAt }: PlacedOrder): string =>
  orderHeading(reference, formatDate(placedAt));

/** What the lines come to, with a word on two of the amounts. */
export const totalsOf = (lines: readonly CartLine[]) => [
  { name: 'Subtotal', amount: subtotalOf(lines), note: '' },
  { name: 'Shipping', amount: shippingFee, note: 'Free delivery' },
  { name: 'Total', amount: totalOf(lines), note: salesTax() },
];

const totalsText = ({ lines }: PlacedOrder): string =>
  [
    ...totalsOf(lines).map(
      ({ name, amount, note }) => `${name}: ${formatPaisa(amount)}${note && ` (${note})`}`,
    ),
    `Payment: ${paymentMethod}`,
  ].join('\n');

export function orderText(order: PlacedOrder, textOf = lineText): string {
  const { fullName, phone, email, address, city, remark } = order.delivery;
  const delivery = ['Deliver to:', fullName, phone, email, onOneLine(address), city];
  delivery.push(...companyLines(order.delivery).map(onOneLine));
  if (remark) delivery.push(`Remark: ${remark}`);
  const lines = order.lines.map(textOf).join('\n');
  const text = [headingOf(order), lines, totalsText(order), delivery.join('\n')].join('\n\n');
  return wellFormed(text);
}

/** What the chat opens with: the order, one line a product, or a summary where that is too long for a link. */
export function chatText(order: PlacedOrder): { text: string; isSummary: boolean } {
  const whole = orderText(order, shortLineText);
  if (encodeURIComponent(whole).length <= maxChatText) return { text: whole, isSummary: false };
  const { fullName, phone, city } = order.delivery;
  const count = `${counted(order.lines.length, 'product')}, ${counted(countOf(order.lines), 'pack')}`;
  const delivery = [cutAtWord(fullName, 40), phone, cutAtWord(city, 30)].join('\n');
  const note = 'The full list follows in the next message.';
  const text = [headingOf(order), count, totalsText(order), delivery, note].join('\n\n');
  return { text: wellFormed(text), isSummary: true };
}
