import dayjs from 'dayjs';

/** `November 21, 2026`, the format of section 9; `''` where the value is no date. */
export function formatDate(value: string | number | Date | undefined): string {
  const date = value === undefined || value === '' ? undefined : dayjs(value);
  return date?.isValid() ? date.format('MMMM D, YYYY') : '';
}
