import { readOrderPart, findReference } from '@/shared/contract/orderMessage';
import type { StoredEnquiry } from '../rows';
import { joinLongOrders } from './orderParts';

/**
 * An enquiry as its reader knows it: an order is one whose message begins with the order's heading. A part of a long order
 * says which one it is of how many.
 */
export function inboxEntry({ enquiryId, createdAt, ...fields }: StoredEnquiry) {
  const reference = findReference(fields.contactMessage);
  const part = readOrderPart(fields.contactMessage);
  return {
    id: enquiryId,
    kind: reference ? ('order' as const) : ('enquiry' as const),
    ...(reference && { reference }),
    ...(part && { part: part.number, parts: part.count }),
    receivedAt: createdAt,
    ...fields,
  };
}
export type InboxEntry = ReturnType<typeof inboxEntry> & { timesSent: number };

/** The one-line fields of an entry, by the names that its reader sees. */
export const namedFields = [
  ['Name', 'personName'],
  ['Company', 'companyName'],
  ['Phone', 'contactNo'],
  ['Email', 'contactEmail'],
  ['Address', 'contactAddress'],
] as const;

/**
 * Entries in the order of the rows; an order that was sent again stands where it came last. One whose text differs
 * stands for itself, or somebody else's could hide it. The parts of a long order are one entry, whose text names those that
 * have not arrived.
 */
export function inboxEntries(rows: readonly StoredEnquiry[]): InboxEntry[] {
  const entries = new Map<string, InboxEntry>();
  for (const row of joinLongOrders(rows, { showsMissing: true })) {
    const entry = { ...inboxEntry(row), timesSent: 1 };
    const { id, kind, contactNo, contactEmail, contactMessage } = entry;
    const sender = [contactNo, contactEmail.toLowerCase()];
    const key = JSON.stringify(kind === 'order' ? [...sender, contactMessage] : id);
    const later = entries.get(key);
    if (later) later.timesSent += 1;
    else entries.set(key, entry);
  }
  return [...entries.values()];
}
