import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { getRuntimeConfig } from '../config/runtimeConfig';

dayjs.extend(utc);
dayjs.extend(timezone);

type DateValue = string | number | Date | dayjs.Dayjs;

/** Matches a time with its zone, such as `20:30Z`, `20:30+05:00` or `20:30:00 GMT`. */
const zonedTimePattern = /:\d\d.*(?:Z|GMT|UTC|[+-]\d\d:?\d\d)$/i;

/** Returns a date in the time zone of the shop. A text without a zone is a time of the shop. */
function toShopTime(value: DateValue): dayjs.Dayjs {
  if (dayjs.isDayjs(value)) return value;
  const isShopTime = typeof value === 'string' && !zonedTimePattern.test(value);
  return dayjs(value).tz(getRuntimeConfig().brand.timeZone, isShopTime);
}

/** Creates a formatter that returns `''` for invalid dates. */
const createDateFormatter =
  (pattern: string) =>
  (value: DateValue | undefined): string => {
    const date = toShopTime(value ?? '');
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
export function addWorkingDays(value: string | number, days: number): dayjs.Dayjs {
  let date = toShopTime(value);
  for (let remainingDays = days; remainingDays > 0; remainingDays -= date.day() === 0 ? 0 : 1)
    date = date.add(1, 'day');
  return date;
}

export const addDays = (value: DateValue, days: number): dayjs.Dayjs =>
  toShopTime(value).add(days, 'day');
