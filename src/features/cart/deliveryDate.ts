import type { CartLine } from '@/shared/contract/cart';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { formatDay, addWorkingDays } from '@/shared/format/date';
import { dateByProof, getLineMinimum } from '@/shared/format/minimumOrder';
import { foldName } from '@/shared/text/foldName';
import { getKnownCities } from './cities';

/** `Lahore: by Thursday, 26 November`, of an order on that day; `''` where `config.js` promises nothing. */
export function getDeliveryDate(city: string, orderedAt: string | number): string {
  const { days } = getRuntimeConfig().brand.service;
  const isIt = (name: string) => foldName(name) === foldName(city);
  const name = getKnownCities().find(isIt) ?? 'Other cities';
  const count = days[name] ?? days.others;
  if (!city.trim() || !count) return '';
  return `${name}: by ${formatDay(addWorkingDays(orderedAt, count))}`;
}

/** When lines arrive in a city; what is printed to order has no date before its proof. */
export const formatArrival = (
  lines: readonly CartLine[],
  city: string,
  orderedAt: string | number,
): string => (lines.some(getLineMinimum) ? dateByProof : getDeliveryDate(city, orderedAt));
