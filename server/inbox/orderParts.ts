import { joinOrderParts, readOrderPart } from '@/shared/contract/orderMessage';
import type { OrderPart } from '@/shared/contract/orderMessage';
import type { StoredEnquiry } from '../rows';

/** A long order whose parts are stored in separate rows. */
interface LongOrder {
  /** Parts by number. */
  partsByNumber: Map<number, OrderPart>;
  /**
   * Whether two rows contain different texts for the same part. The parts then stay separate,
   * because neither text can be trusted.
   */
  isDisputed: boolean;
}

/**
 * Returns the part of a long order that a row contains, and a key that all parts of the order
 * share: sender, heading and number of parts. Returns `undefined` for any other message.
 */
function readPart(row: StoredEnquiry): { key: string; part: OrderPart } | undefined {
  const part = readOrderPart(row.contactMessage);
  if (!part) return undefined;
  const { personName, companyName, contactNo, contactEmail, contactAddress } = row;
  const sender = [personName, companyName, contactNo, contactEmail.toLowerCase(), contactAddress];
  return { key: JSON.stringify([...sender, part.head, part.count]), part };
}

function collectLongOrders(rows: readonly StoredEnquiry[]): Map<string, LongOrder> {
  const ordersByKey = new Map<string, LongOrder>();
  for (const row of rows) {
    const { key, part } = readPart(row) ?? {};
    if (key === undefined || !part) continue;
    const order: LongOrder = ordersByKey.get(key) ?? {
      partsByNumber: new Map(),
      isDisputed: false,
    };
    const knownPart = order.partsByNumber.get(part.number);
    if (knownPart && knownPart.text !== part.text) order.isDisputed = true;
    order.partsByNumber.set(part.number, part);
    ordersByKey.set(key, order);
  }
  return ordersByKey;
}

const isComplete = ({ partsByNumber }: LongOrder, count: number): boolean =>
  partsByNumber.size === count;

/**
 * Returns the rows, with the parts of each long order joined at the position of its newest part.
 * @param rows newest first
 * @param showsMissing whether to join incomplete orders, too, and to name their missing parts
 */
export function joinLongOrders(
  rows: readonly StoredEnquiry[],
  { showsMissing = false } = {},
): StoredEnquiry[] {
  const ordersByKey = collectLongOrders(rows);
  const joinedKeys = new Set<string>();
  return rows.flatMap((row) => {
    const { key = '', part } = readPart(row) ?? {};
    const order = ordersByKey.get(key);
    if (!part || !order || order.isDisputed) return [row];
    if (!isComplete(order, part.count) && !showsMissing) return [row];
    if (joinedKeys.has(key)) return [];
    joinedKeys.add(key);
    const parts = Array.from({ length: part.count }, (_, index) =>
      order.partsByNumber.get(index + 1),
    );
    return [{ ...row, contactMessage: joinOrderParts(part.head, parts) }];
  });
}

/**
 * Returns how many of the older rows are needed to complete the long orders that `rows` contains
 * only in part.
 */
export function countRowsToComplete(
  rows: readonly StoredEnquiry[],
  olderRows: readonly StoredEnquiry[],
): number {
  const incompleteOrderKeys = new Set(
    joinLongOrders(rows).flatMap((row) => {
      const { key } = readPart(row) ?? {};
      return key === undefined ? [] : [key];
    }),
  );
  return olderRows.findLastIndex((row) => incompleteOrderKeys.has(readPart(row)?.key ?? '')) + 1;
}
