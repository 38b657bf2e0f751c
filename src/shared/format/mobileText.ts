import { numberForms } from '@/shared/config/runtimeConfig';

/** `an 11-digit number`, as long as the shop's are. */
export function mobileDigits(): string {
  const { phoneDigits } = numberForms();
  return `${phoneDigits === 11 ? 'an' : 'a'} ${phoneDigits}-digit number`;
}

/** What stands in an empty field. */
export const mobileExample = (): string => '03'.padEnd(numberForms().phoneDigits, '0');
