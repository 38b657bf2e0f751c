import type { CartLine } from '@/shared/contract/cart';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { formatDay, addWorkingDays } from '@/shared/format/date';
import { dateAfterProofText, getLineMinimum } from '@/shared/format/minimumOrder';
import { foldName } from '@/shared/text/foldName';
import { getKnownCities } from './cities';

/**
 * Returns a text such as `Delivery to Lahore by Thursday, 26 November`, or `''` if `config.js`
 * states no delivery time for the city.
 */
export function formatDeliveryDate(city: string, orderedAt: string | number): string {
  const { days } = getRuntimeConfig().brand.service;
  const isSameCity = (name: string) => foldName(name) === foldName(city);
  const cityName = getKnownCities().find(isSameCity) ?? 'other cities';
  const dayCount = days[cityName] ?? days.others;
  if (!city.trim() || !dayCount) return '';
  return `Delivery to ${cityName} by ${formatDay(addWorkingDays(orderedAt, dayCount))}`;
}

/**
 * Returns a text about when the lines arrive in a city. If a product is printed to order, the text
 * says that the date is agreed when the shopper approves the print sample.
 */
export const formatArrival = (
  lines: readonly CartLine[],
  city: string,
  orderedAt: string | number,
): string =>
  lines.some(getLineMinimum) ? dateAfterProofText : formatDeliveryDate(city, orderedAt);
