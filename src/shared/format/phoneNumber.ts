import { toAsciiDigits } from '@/shared/text/digits';

/** Country code of Pakistan. */
const countryCode = '92';

/** Fewer digits than a landline has with its country code, or more than E.164 allows, reach nobody. */
const plausible = /^\d{9,15}$/;

export interface PhoneNumber {
  /** What a telephone link dials: `03001234567`, `+923001234567`. */
  dialled: string;
  /** Country code first, digits only: `923001234567`. */
  international: string;
}

/** Leading zeros are removed and 92 is put in front, unless it is already there. */
function toInternational(digits: string): string {
  const written = digits.replace(/^0+/, '');
  // '+92 (0)300 …': the zero of the national form has no place behind the code.
  const national = written.replace(/^920(?=\d{10}$)/, countryCode);
  return isComplete(national) ? national : countryCode + national;
}

/** Ten national digits behind the country code. */
const isComplete = (digits: string) => digits.length === 12 && digits.startsWith(countryCode);

function readPhoneNumber(written: string): PhoneNumber | undefined {
  const international = toInternational(written.replace('+', ''));
  if (!plausible.test(international)) return undefined;
  // Numbers in the national form, abroad, or like 111 222 333 are dialled as they are written.
  const isDialledAsWritten = /^(?:0[1-9]|1|\+(?!0|92))/.test(written);
  return { dialled: isDialledAsWritten ? written : `+${international}`, international };
}

/** The numbers of a text, digits and a leading plus sign. Signs that numbers are not written with, and a plus sign, begin a new one. */
function splitNumbers(text: string): string[] {
  return text.split(/[^\d\s+().‐-―-]|(?=\+)/).flatMap((part) => {
    const numbers: string[] = [];
    for (const digits of part.match(/\+?\d+/g) ?? []) {
      const last = numbers.at(-1);
      // '0300 1234567 0321 7654321': another zero behind a complete number begins the next one.
      const isNext =
        last === undefined ||
        (digits.startsWith('0') && isComplete(toInternational(last.replace('+', ''))));
      if (isNext) numbers.push(digits);
      else numbers[numbers.length - 1] = last + digits;
    }
    return numbers;
  });
}

/** The first valid number of the client's `cellNo`, which may hold several: for telephone links and WhatsApp alike. */
export function findPhoneNumber(cellNo: string | undefined): PhoneNumber | undefined {
  for (const digits of splitNumbers(toAsciiDigits(cellNo ?? ''))) {
    const number = readPhoneNumber(digits);
    if (number) return number;
  }
  return undefined;
}
