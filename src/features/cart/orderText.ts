import { runtimeConfig } from '@/shared/config/runtimeConfig';
import type { CartLine } from '@/shared/contract/cart';
import { companyLines } from '@/shared/contract/delivery';
import { orderHeading } from '@/shared/contract/orderMessage';
import { counted } from '@/shared/format/counted';
import { daysAfter, formatDate } from '@/shared/format/date';
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

const totalsText = ({ lines }: { lines: readonly CartLine[] }): string =>
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

const summaryNote = 'The full list follows in the next message.';

const countText = (lines: readonly CartLine[]): string =>
  `${counted(lines.length, 'product')}, ${counted(countOf(lines), 'pack')}`;

const fitsChat = (text: string): boolean => encodeURIComponent(text).length <= maxChatText;

/** What the chat opens with: the order, one line a product, or a summary where that is too long for a link. */
export function chatText(order: PlacedOrder): { text: string; isSummary: boolean } {
  const whole = orderText(order, shortLineText);
  if (fitsChat(whole)) return { text: whole, isSummary: false };
  const { fullName, phone, city } = order.delivery;
  const delivery = [cutAtWord(fullName, 40), phone, cutAtWord(city, 30)].join('\n');
  const count = countText(order.lines);
  const text = [headingOf(order), count, totalsText(order), delivery, summaryNote].join('\n\n');
  return { text: wellFormed(text), isSummary: true };
}

interface ProFormaText {
  lines: readonly CartLine[];
  /** Of a placed order; a cart has none. */
  reference?: string | undefined;
  date: string | number;
  /** Whom it is made out to, a line each. */
  customer: readonly (string | undefined)[];
}

/** A pro-forma for a chat, and a short one for its link where the whole is too long for that. */
export function proFormaTexts({ reference, date, customer, lines }: ProFormaText) {
  const from = reference ? `Order ${reference}, ${formatDate(date)}` : formatDate(date);
  const heading = ['Pro-forma invoice', from, `Valid until ${validUntil(date)}`].join('\n');
  const buyer = ['For:', ...customer.flatMap((line) => (line ? onOneLine(line) : []))];
  const textOf = (products: string, ...end: string[]) =>
    wellFormed([heading, products, totalsText({ lines }), ...end].join('\n\n'));
  const whole = textOf(
    lines.map(shortLineText).join('\n'),
    ...(buyer[1] ? [buyer.join('\n')] : []),
  );
  return { whole, link: fitsChat(whole) ? whole : textOf(countText(lines), summaryNote) };
}

/** The last day on which the prices of a pro-forma hold. */
export const validUntil = (date: string | number): string =>
  formatDate(daysAfter(date, runtimeConfig().brand.quoteDays));
