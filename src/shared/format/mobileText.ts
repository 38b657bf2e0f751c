import { getNumberFormats } from '@/shared/config/runtimeConfig';

/**
 * Returns `an 11-digit phone number`, with the number of digits that the shop is configured for.
 */
export function getPhoneNumberPhrase(): string {
  const { phoneDigits } = getNumberFormats();
  return `${phoneDigits === 11 ? 'an' : 'a'} ${phoneDigits}-digit phone number`;
}

/** Returns the example number that an empty field for a phone number shows. */
export const getMobileExample = (): string => '03'.padEnd(getNumberFormats().phoneDigits, '0');

/**
 * Returns `11 digits, for example 0300 1234567`, with the number of digits that the shop is
 * configured for.
 */
export function getPhoneDigitsHint(): string {
  const { phoneDigits } = getNumberFormats();
  const example = '03001234567'.padEnd(phoneDigits, '0').slice(0, phoneDigits);
  return `${phoneDigits} digits, for example ${example.slice(0, 4)} ${example.slice(4)}`;
}
