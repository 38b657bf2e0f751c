import dayjs from 'dayjs';

const dayOf = (value: string | number | Date | undefined) =>
  value === undefined || value === '' ? undefined : dayjs(value);

/** `November 21, 2026`; `''` where the value is no date. */
export function formatDate(value: string | number | Date | undefined): string {
  const date = dayOf(value);
  return date?.isValid() ? date.format('MMMM D, YYYY') : '';
}

/** `2026-11-21`, the same day for programs; `''` where the value is no date. */
export function isoDate(value: string | number | Date | undefined): string {
  const date = dayOf(value);
  return date?.isValid() ? date.format('YYYY-MM-DD') : '';
}

/** `November 21, 2026, 14:05`; `''` where the value is no date. */
export function formatMoment(value: string | number | Date | undefined): string {
  const date = dayOf(value);
  return date?.isValid() ? date.format('MMMM D, YYYY, HH:mm') : '';
}

/** The date some days later. */
export const daysAfter = (value: string | number | Date, days: number): Date =>
  dayjs(value).add(days, 'day').toDate();
