import { refuse } from './errors';
import { kilobyte } from './readBytes';

/**
 * Highest number of commas, colons, `[`, `{` and texts in a body. No API call has a hundred fields,
 * and each field needs at most four of these.
 */
const tokensMax = 1000;

/** Size limit of a body in bytes, without its picture or its message. */
export const textBytesMax = 64 * kilobyte;

/** ASCII codes of the characters that separate values or enclose texts. */
const quoteByte = 0x22;
const commaByte = 0x2c;
const colonByte = 0x3a;
const bracketByte = 0x5b;
const backslashByte = 0x5c;
const braceByte = 0x7b;

/**
 * Refuses JSON that would be slow to parse. A few MB of small values would block the process for
 * seconds, but this check needs only a single pass over the bytes.
 * @param largeField name of the only field whose text does not count towards the size limit
 */
export function refuseHeavyJson(bytes: Uint8Array, largeField?: string): void {
  let tokenCount = 0;
  const countToken = () => {
    tokenCount += 1;
    if (tokenCount > tokensMax) refuse(400, 'The body holds too many values');
  };
  let largeFieldBytes = 0;
  let lastString = '';
  let isAfterColon = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte === quoteByte) {
      countToken();
      const start = index + 1;
      index = findClosingQuote(bytes, start);
      const length = index - start;
      if (isAfterColon && lastString === largeField)
        largeFieldBytes = Math.max(largeFieldBytes, length);
      lastString = length < 100 ? new TextDecoder().decode(bytes.subarray(start, index)) : '';
    } else if (
      byte === commaByte ||
      byte === colonByte ||
      byte === bracketByte ||
      byte === braceByte
    ) {
      isAfterColon = byte === colonByte;
      countToken();
    }
  }
  if (bytes.length - largeFieldBytes > textBytesMax)
    refuse(
      413,
      `The request is larger than ${textBytesMax / kilobyte} KB beside its largest field`,
    );
}

/** Returns the index of the closing quote, or the number of bytes if there is none. */
function findClosingQuote(bytes: Uint8Array, start: number): number {
  for (let index = start; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte === quoteByte) return index;
    if (byte === backslashByte) index += 1;
  }
  return bytes.length;
}
