import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { formatDay, workingDaysAfter } from '@/shared/format/date';
import { cities } from './cities';

/** `Lahore: by Thursday, 26 November`, of an order on that day; `''` where `config.js` promises nothing. */
export function deliveryBy(city: string, orderedAt: string | number): string {
  const { days } = runtimeConfig().brand.service;
  const typed = city.trim().toLowerCase();
  const isIt = (name: string) => name.toLowerCase() === typed;
  const named = Object.keys(days).find(isIt) ?? 'others';
  const count = days[named];
  if (!typed || !count) return '';
  const name = named === 'others' ? (cities.find(isIt) ?? 'Other cities') : named;
  return `${name}: by ${formatDay(workingDaysAfter(orderedAt, count))}`;
}
