import { getNumberFormats } from '@/shared/config/runtimeConfig';

/** `an 11-digit number`, as long as the shop's are. */
export function getMobileDigits(): string {
  const { phoneDigits } = getNumberFormats();
  return `${phoneDigits === 11 ? 'an' : 'a'} ${phoneDigits}-digit number`;
}

/** What stands in an empty field. */
export const getMobileExample = (): string => '03'.padEnd(getNumberFormats().phoneDigits, '0');

/** `11 digits, for example 0300 1234567`, as long as the shop's are. */
export function formatPhoneDigits(): string {
  const { phoneDigits } = getNumberFormats();
  const example = '03001234567'.padEnd(phoneDigits, '0').slice(0, phoneDigits);
  return `${phoneDigits} digits, for example ${example.slice(0, 4)} ${example.slice(4)}`;
}
