import { findPhoneNumber } from './phoneNumber';

/**
 * Returns the address of a WhatsApp chat with the shop, in which the text is already entered.
 * Returns `undefined` if there is no usable number.
 */
export function getWhatsAppUrl(cellNo: string | undefined, text = ''): string | undefined {
  const phoneNumber = findPhoneNumber(cellNo);
  if (!phoneNumber) return undefined;
  return `https://wa.me/${phoneNumber.international}${text && `?text=${encodeURIComponent(text)}`}`;
}
