import * as v from 'valibot';
import { CartLine } from '@/shared/contract/cart';
import { parseRows } from '@/shared/contract/envelope';
import { withTotal } from './cartLines';

/** Lines of the session key `cart`: broken ones are dropped, totals reckoned anew. */
export const readLines = (stored: unknown): CartLine[] =>
  Array.isArray(stored) ? parseRows(CartLine, stored as unknown[]).rows.map(withTotal) : [];

export function readLine(stored: unknown): CartLine | null {
  const result = v.safeParse(CartLine, stored);
  return result.success ? withTotal(result.output) : null;
}
