import { findReference } from '@/shared/contract/orderMessage';
import type { StoredEnquiry } from '../rows';

/**
 * Converts a stored enquiry to an inbox entry. An order is an enquiry whose message starts with the
 * heading of an order.
 */
export function toInboxEntry({ enquiryId, createdAt, ...fields }: StoredEnquiry) {
  const reference = findReference(fields.contactMessage);
  return {
    id: enquiryId,
    kind: reference ? ('order' as const) : ('enquiry' as const),
    ...(reference && { reference }),
    receivedAt: createdAt,
    ...fields,
  };
}
export type InboxEntry = ReturnType<typeof toInboxEntry> & { timesSent: number };

/** Labels and names of the fields whose text the inbox shows on a single line. */
export const labelledFields = [
  ['Name', 'personName'],
  ['Company', 'companyName'],
  ['Phone', 'contactNo'],
  ['Email', 'contactEmail'],
  ['Address', 'contactAddress'],
] as const;

/**
 * Returns entries in the order of the rows. Identical copies of an order become one entry at the
 * position of the latest copy. Copies with another text stay separate, so that a forged copy cannot
 * hide the original.
 */
export function toInboxEntries(rows: readonly StoredEnquiry[]): InboxEntry[] {
  const entriesByKey = new Map<string, InboxEntry>();
  for (const row of rows) {
    const entry = { ...toInboxEntry(row), timesSent: 1 };
    const { id, kind, contactNo, contactEmail, contactMessage } = entry;
    const sender = [contactNo, contactEmail.toLowerCase()];
    const key = JSON.stringify(kind === 'order' ? [...sender, contactMessage] : id);
    const laterEntry = entriesByKey.get(key);
    if (laterEntry) laterEntry.timesSent += 1;
    else entriesByKey.set(key, entry);
  }
  return [...entriesByKey.values()];
}
