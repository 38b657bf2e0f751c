import dayjs from 'dayjs';

/** Creates a formatter that returns `''` for invalid dates. */
const createDateFormatter =
  (pattern: string) =>
  (value: string | number | Date | undefined): string => {
    const date = dayjs(value ?? '');
    return date.isValid() ? date.format(pattern) : '';
  };

/** Formats a date like `21 November 2026`. */
export const formatDate = createDateFormatter('D MMMM YYYY');

/** Formats a date like `November 21, 2026`, as the contract asks for reviews. */
export const formatReviewDate = createDateFormatter('MMMM D, YYYY');

/** Formats a date like `2026-11-21`, for programs. */
export const formatIsoDate = createDateFormatter('YYYY-MM-DD');

/** Formats a date and time like `21 November 2026, 14:05`. */
export const formatMoment = createDateFormatter('D MMMM YYYY, HH:mm');

/** Formats a date like `Thursday, 26 November`. */
export const formatDay = createDateFormatter('dddd, D MMMM');

/** Returns the date after a number of working days. Every day except Sunday is a working day. */
export function addWorkingDays(value: string | number, days: number): Date {
  let date = dayjs(value);
  for (let remainingDays = days; remainingDays > 0; remainingDays -= date.day() === 0 ? 0 : 1)
    date = date.add(1, 'day');
  return date.toDate();
}

export const addDays = (value: string | number | Date, days: number): Date =>
  dayjs(value).add(days, 'day').toDate();
