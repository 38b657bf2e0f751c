import { toAsciiDigits } from '@/shared/text/digits';

/** Country code of Pakistan. */
const countryCode = '92';

/**
 * A landline number with its country code has at least 9 digits, and E.164 allows at most 15
 * digits.
 */
const plausibleNumberPattern = /^\d{9,15}$/;

export interface PhoneNumber {
  /** The number that a telephone link dials: `03001234567`, `+923001234567`. */
  dialNumber: string;
  /** The number with its country code, digits only: `923001234567`. */
  international: string;
}

/** Removes leading zeros and adds the country code unless it is already there. */
function toInternational(digits: string): string {
  const significantDigits = digits.replace(/^0+/, '');
  // '+92 (0)300 …': the zero of the national form must not follow the country code.
  const cleanedDigits = significantDigits.replace(/^920(?=\d{10}$)/, countryCode);
  return isCompleteNumber(cleanedDigits) ? cleanedDigits : countryCode + cleanedDigits;
}

/** A complete number has the country code and ten national digits. */
const isCompleteNumber = (digits: string) => digits.length === 12 && digits.startsWith(countryCode);

function readPhoneNumber(writtenNumber: string): PhoneNumber | undefined {
  const international = toInternational(writtenNumber.replace('+', ''));
  if (!plausibleNumberPattern.test(international)) return undefined;
  // National numbers, numbers abroad and short numbers like 111 222 333 are dialled as written.
  const isDialledAsWritten = /^(?:0[1-9]|1|\+(?!0|92))/.test(writtenNumber);
  return { dialNumber: isDialledAsWritten ? writtenNumber : `+${international}`, international };
}

/**
 * Splits a text into phone numbers, each written as digits with an optional leading plus sign. A
 * plus sign, or a character that phone numbers do not contain, starts a new number.
 */
function splitNumbers(text: string): string[] {
  return text.split(/[^\d\s+().‐-―-]|(?=\+)/).flatMap((part) => {
    const numbers: string[] = [];
    for (const digits of part.match(/\+?\d+/g) ?? []) {
      const lastNumber = numbers.at(-1);
      // '0300 1234567 0321 7654321': a zero after a complete number starts the next phone number.
      const startsNewNumber =
        lastNumber === undefined ||
        (digits.startsWith('0') && isCompleteNumber(toInternational(lastNumber.replace('+', ''))));
      if (startsNewNumber) numbers.push(digits);
      else numbers[numbers.length - 1] = lastNumber + digits;
    }
    return numbers;
  });
}

/**
 * Finds the first valid number in the shop's `cellNo`, which may contain several numbers. Telephone
 * links and WhatsApp both use this number.
 */
export function findPhoneNumber(cellNo: string | undefined): PhoneNumber | undefined {
  for (const digits of splitNumbers(toAsciiDigits(cellNo ?? ''))) {
    const phoneNumber = readPhoneNumber(digits);
    if (phoneNumber) return phoneNumber;
  }
  return undefined;
}
