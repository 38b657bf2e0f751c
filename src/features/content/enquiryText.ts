import type { EnquiryItem } from '@/shared/contract/cart';

/** Maximum number of listed products. With more, the URL would be too long for some servers. */
const maxListedProducts = 25;

/**
 * Formats the initial message of an enquiry from a subject and lines of text, such as products.
 * Returns `''` if all of them are blank.
 */
export function formatEnquiry(subject: string, lines: readonly string[]): string {
  const listedLines = lines.map((line) => line.trim()).filter((line) => line !== '');
  const parts = [subject.trim(), listedLines.map((line) => `- ${line}`).join('\n')];
  const text = parts.filter((part) => part !== '').join('\n\n');
  return text === '' ? '' : `${text}\n\n`;
}

/**
 * Returns the message for a visitor who has typed a text and then follows a link with another
 * subject. The link's text comes before the typed text, unless the typed text already contains it.
 */
export const joinMessage = (newText: string, typedText: string): string =>
  typedText.includes(newText.trim()) ? typedText : newText + typedText;

/**
 * Formats one product of an enquiry as a line of text. The line states no price, because the
 * enquiry asks for the price.
 */
export function formatEnquiryLine({
  name,
  packDescription,
  optionLabels,
  quantity,
}: EnquiryItem): string {
  const item = [name, packDescription, ...optionLabels].filter(Boolean).join(', ');
  return quantity === undefined ? item : `${item} × ${quantity}`;
}

/**
 * Returns the lines of text for an enquiry's URL. If there are too many, the last line states how
 * many products are left out.
 */
export function limitEnquiryLines(lines: readonly string[]): string[] {
  if (lines.length <= maxListedProducts) return [...lines];
  const remainingCount = lines.length - maxListedProducts + 1;
  return [...lines.slice(0, maxListedProducts - 1), `and ${remainingCount} more`];
}
