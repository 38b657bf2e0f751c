import { findPhoneNumber } from './phoneNumber';

/**
 * * Returns the address of a chat with the client that already contains the text. Returns
 * `undefined` without a usable number.
 */
export function getWhatsAppUrl(cellNo: string | undefined, text = ''): string | undefined {
  const number = findPhoneNumber(cellNo);
  if (!number) return undefined;
  return `https://wa.me/${number.international}${text && `?text=${encodeURIComponent(text)}`}`;
}
