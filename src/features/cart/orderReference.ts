import { getRuntimeConfig } from '@/shared/config/runtimeConfig';

/** Characters for references, without those that are easily confused when read out on the phone. */
const referenceCharacters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Returns a reference such as `ORD-20261121-7F3K`: the configured prefix, the date in the shop's time
 * zone, and four random characters.
 */
export function createReference(placedAt: Date): string {
  const { orderPrefix, timeZone } = getRuntimeConfig().brand;
  const randomBytes = crypto.getRandomValues(new Uint8Array(4));
  // A byte has 256 values, a multiple of the 32 characters, so every character is equally likely.
  const randomCode = Array.from(randomBytes, (byte) =>
    referenceCharacters.charAt(byte % referenceCharacters.length),
  ).join('');
  // The Swedish locale formats dates as 2026-11-21. Importing `dayjs` would load it on every page.
  const dateText = placedAt.toLocaleDateString('sv', { timeZone }).replaceAll('-', '');
  return `${orderPrefix}-${dateText}-${randomCode}`;
}
