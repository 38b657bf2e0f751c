import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { formatDay, workingDaysAfter } from '@/shared/format/date';
import { foldName } from '@/shared/text/foldName';
import { knownCities } from './cities';

/** `Lahore: by Thursday, 26 November`, of an order on that day; `''` where `config.js` promises nothing. */
export function deliveryBy(city: string, orderedAt: string | number): string {
  const { days } = runtimeConfig().brand.service;
  const isIt = (name: string) => foldName(name) === foldName(city);
  const name = knownCities().find(isIt) ?? 'Other cities';
  const count = days[name] ?? days.others;
  if (!city.trim() || !count) return '';
  return `${name}: by ${formatDay(workingDaysAfter(orderedAt, count))}`;
}
