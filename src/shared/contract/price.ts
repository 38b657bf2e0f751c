import * as v from 'valibot';
import { DecimalNumber } from './primitives';

/**
 * Largest price, in rupees. If it is multiplied by the largest quantity, the result in paisa is
 * still a safe integer.
 */
export const maxPrice = 900_000_000;

/**
 * Rupees with at most six decimals. Further decimals are rounding errors of binary numbers, such as
 * 0.30000000000000004.
 */
export const Price = v.pipe(
  DecimalNumber,
  v.minValue(0),
  v.maxValue(maxPrice),
  v.transform((rupees) => Number(rupees.toFixed(6))),
);
