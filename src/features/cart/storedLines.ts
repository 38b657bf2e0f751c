import * as v from 'valibot';
import { CartLine } from '@/shared/contract/cart';
import { parseRows } from '@/shared/contract/envelope';
import { withTotal } from './cartLines';

/** Lines of the session key `cart`: broken ones are dropped, totals reckoned anew. */
export function readLines(stored: unknown): { lines: CartLine[]; isWhole: boolean } {
  if (!Array.isArray(stored)) return { lines: [], isWhole: false };
  const { rows, dropped } = parseRows(CartLine, stored as unknown[]);
  return { lines: rows.map(withTotal), isWhole: dropped === 0 };
}

export function readLine(stored: unknown): CartLine | null {
  const result = v.safeParse(CartLine, stored);
  return result.success ? withTotal(result.output) : null;
}
