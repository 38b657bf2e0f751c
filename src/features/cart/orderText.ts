import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import type { CartLine } from '@/shared/contract/cart';
import { getCompanyLines } from '@/shared/contract/delivery';
import { formatOrderHeading } from '@/shared/contract/orderMessage';
import { formatCounted } from '@/shared/format/formatCounted';
import { addDays, formatDate } from '@/shared/format/date';
import { formatPaisa, formatRupees } from '@/shared/format/money';
import { getSalesTaxText } from '@/shared/format/salesTax';
import { cleanText } from '@/shared/text/cleanText';
import { cutAtWord } from '@/shared/text/summary';
import { getItemCount, getLineTotal, shippingFee, getSubtotal, getTotal } from './cartLines';
import { formatLinePieces } from './linePieces';
import type { PlacedOrder } from './placedOrder';

/** Maximum length of a chat text in encoded characters. Much longer links fail on some phones. */
export const maxChatTextLength = 4000;

export const paymentMethod = 'Cash on Delivery';

export const formatQuantity = ({ quantity, price }: Pick<CartLine, 'quantity' | 'price'>): string =>
  `Qty: ${String(quantity)} × ${formatRupees(price)}`;

export const formatUncheckedNote = ({ isUnchecked }: CartLine) =>
  isUnchecked && 'Price not checked';

const joinLines = (text: string): string => text.replace(/\s*\n\s*/g, ', ');

const formatOrderLine = (
  line: CartLine,
  index: number,
  separator: string,
  ...otherParts: unknown[]
) => {
  const { name, packDescription, optionLabels } = line;
  const parts = [
    joinLines(name),
    packDescription,
    ...optionLabels,
    ...otherParts,
    formatUncheckedNote(line),
  ];
  return `${String(index + 1)}. ${parts.filter(Boolean).join(separator)}`;
};

const formatFullLine = (line: CartLine, index: number): string => {
  const amount = `${formatQuantity(line)} = ${formatPaisa(getLineTotal(line))}`;
  return formatOrderLine(line, index, '\n   ', amount, formatLinePieces(line));
};

/** Formats a cart line as one line of text, so that an ordinary order fits into a chat link. */
const formatShortLine = (line: CartLine, index: number): string =>
  formatOrderLine(line, index, ', ', formatQuantity(line));

const formatHeading = ({ reference, placedAt }: PlacedOrder): string =>
  formatOrderHeading(reference, formatDate(placedAt));

export const getTotals = (lines: readonly CartLine[]) => [
  { name: 'Subtotal', amount: getSubtotal(lines), note: '' },
  { name: 'Shipping', amount: shippingFee, note: 'Free delivery' },
  { name: 'Total', amount: getTotal(lines), note: getSalesTaxText() },
];

const formatTotals = ({ lines }: { lines: readonly CartLine[] }): string =>
  [
    ...getTotals(lines).map(
      ({ name, amount, note }) => `${name}: ${formatPaisa(amount)}${note && ` (${note})`}`,
    ),
    `Payment: ${paymentMethod}`,
  ].join('\n');

export function formatOrder(order: PlacedOrder, formatLine = formatFullLine): string {
  const { fullName, phone, email, address, city, remark } = order.delivery;
  const deliveryLines = ['Deliver to:', fullName, phone, email, joinLines(address), city];
  deliveryLines.push(...getCompanyLines(order.delivery).map(joinLines));
  if (remark) deliveryLines.push(`Remark: ${remark}`);
  const lineTexts = order.lines.map(formatLine).join('\n');
  const text = [
    formatHeading(order),
    lineTexts,
    formatTotals(order),
    deliveryLines.join('\n'),
  ].join('\n\n');
  return cleanText(text);
}

const summaryNote = 'The full list follows in the next message.';

const formatProductAndPackCount = (lines: readonly CartLine[]): string =>
  `${formatCounted(lines.length, 'product')}, ${formatCounted(getItemCount(lines), 'pack')}`;

const isShortEnoughForChat = (text: string): boolean =>
  encodeURIComponent(text).length <= maxChatTextLength;

/**
 * Formats the message for a chat link. It has one line of text per cart line, or is a summary if
 * that would be too long.
 */
export function formatChatMessage(order: PlacedOrder): { text: string; isSummary: boolean } {
  const fullText = formatOrder(order, formatShortLine);
  if (isShortEnoughForChat(fullText)) return { text: fullText, isSummary: false };
  const { fullName, phone, city } = order.delivery;
  const deliveryText = [cutAtWord(fullName, 40), phone, cutAtWord(city, 30)].join('\n');
  const countText = formatProductAndPackCount(order.lines);
  const text = [
    formatHeading(order),
    countText,
    formatTotals(order),
    deliveryText,
    summaryNote,
  ].join('\n\n');
  return { text: cleanText(text), isSummary: true };
}

interface ProFormaDetails {
  lines: readonly CartLine[];
  /** Reference of a placed order. The pro-forma of a cart has no reference. */
  reference?: string | undefined;
  date: string | number;
  /** Customer details, one per line of text. */
  customer: readonly (string | undefined)[];
}

/**
 * Returns the full text of a pro-forma, and a text for the chat link. The second text is a summary
 * if the full text is too long for a link.
 */
export function getProFormaTexts({ reference, date, customer, lines }: ProFormaDetails) {
  const subtitle = reference ? `Order ${reference}, ${formatDate(date)}` : formatDate(date);
  const heading = ['Pro-forma invoice', subtitle, `Valid until ${formatValidUntil(date)}`].join(
    '\n',
  );
  const buyerLines = ['For:', ...customer.flatMap((line) => (line ? joinLines(line) : []))];
  const formatText = (products: string, ...endTexts: string[]) =>
    cleanText([heading, products, formatTotals({ lines }), ...endTexts].join('\n\n'));
  const fullText = formatText(
    lines.map(formatShortLine).join('\n'),
    ...(buyerLines[1] ? [buyerLines.join('\n')] : []),
  );
  return {
    fullText,
    chatText: isShortEnoughForChat(fullText)
      ? fullText
      : formatText(formatProductAndPackCount(lines), summaryNote),
  };
}

/** Returns the last day on which the prices of a pro-forma are valid. */
export const formatValidUntil = (date: string | number): string =>
  formatDate(addDays(date, getRuntimeConfig().brand.quoteDays));
