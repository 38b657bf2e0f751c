import { findPhoneNumber } from './phoneNumber';

/** Address of a chat with the client, with the text already typed in; `undefined` without a usable number. */
export function getWhatsAppUrl(cellNo: string | undefined, text = ''): string | undefined {
  const number = findPhoneNumber(cellNo);
  if (!number) return undefined;
  return `https://wa.me/${number.international}${text && `?text=${encodeURIComponent(text)}`}`;
}
