import type { AskedItem } from '@/shared/contract/cart';

/** More lines than these would make an address that some servers refuse. */
const maxLines = 25;

/** The subject and the lines (a product, a cart) with which an enquiry begins; `''` for a blank form. */
export function formatEnquiry(subject: string, lines: readonly string[]): string {
  const listed = lines.map((line) => line.trim()).filter((line) => line !== '');
  const parts = [subject.trim(), listed.map((line) => `- ${line}`).join('\n')];
  const text = parts.filter((part) => part !== '').join('\n\n');
  return text === '' ? '' : `${text}\n\n`;
}

/** The message when a link asks about something else: what it asks about stands before what was typed. */
export const joinMessage = (offered: string, typed: string): string =>
  typed.includes(offered.trim()) ? typed : offered + typed;

/** One line of an enquiry, which asks about prices and so names none. */
export function formatEnquiryLine({
  name,
  packDescription,
  optionLabels,
  quantity,
}: AskedItem): string {
  const item = [name, packDescription, ...optionLabels].filter(Boolean).join(', ');
  return quantity === undefined ? item : `${item} × ${quantity}`;
}

export function formatEnquiryLines(lines: readonly string[]): string[] {
  if (lines.length <= maxLines) return [...lines];
  const rest = lines.length - maxLines + 1;
  return [...lines.slice(0, maxLines - 1), `and ${rest} more`];
}
