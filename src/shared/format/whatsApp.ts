import { toAsciiDigits } from '@/shared/text/digits';

/** Country code of Pakistan. */
const countryCode = '92';

/** Fewer digits than a landline has with its country code, or more than E.164 allows, reach nobody. */
const plausible = /^\d{9,15}$/;

/**
 * The client's cell number as WhatsApp wants it: digits only, leading zeros gone, 92 in front
 * unless it is already there. `undefined` where no chat can be opened.
 */
export function whatsAppNumber(cellNo: string | undefined): string | undefined {
  const written = toAsciiDigits(cellNo ?? '')
    .replace(/\D/g, '')
    .replace(/^0+/, '');
  // '+92 (0)300 …': the zero of the national form has no place behind the code.
  const digits = written.replace(/^920(?=\d{10}$)/, countryCode);
  const hasCode = digits.length === 12 && digits.startsWith(countryCode);
  const number = hasCode ? digits : countryCode + digits;
  return plausible.test(number) ? number : undefined;
}

/** Address of a chat with the client, with the text already typed in; `undefined` without a usable number. */
export function whatsAppUrl(cellNo: string | undefined, text = ''): string | undefined {
  const number = whatsAppNumber(cellNo);
  if (!number) return undefined;
  return `https://wa.me/${number}${text && `?text=${encodeURIComponent(text)}`}`;
}
