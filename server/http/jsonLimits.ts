import { refuse } from './errors';
import { kilobyte } from './readBytes';

/**
 * Greatest number of commas, colons and opening brackets in a body. No API call has a hundred
 * fields, and each field needs one or two of these characters.
 */
const separatorsMax = 1000;

/** Limit of a body without its picture, in bytes. */
export const textBytesMax = 64 * kilobyte;

/** ASCII codes of the characters that separate values or enclose texts. */
const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const bracket = 0x5b;
const backslash = 0x5c;
const brace = 0x7b;

/**
 * Refuses JSON that would be slow to parse. A few MB of small values would block the process for
 * seconds, but this check needs only a single pass over the bytes.
 * @param largeField the only field whose text does not count towards the limit
 */
export function refuseHeavyJson(bytes: Uint8Array, largeField?: string): void {
  let separatorCount = 0;
  let largeBytes = 0;
  let lastText = '';
  let isValue = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte === quote) {
      const start = index + 1;
      index = findClosingQuote(bytes, start);
      const length = index - start;
      if (isValue && lastText === largeField) largeBytes = Math.max(largeBytes, length);
      lastText = length < 100 ? new TextDecoder().decode(bytes.subarray(start, index)) : '';
    } else if (byte === comma || byte === colon || byte === bracket || byte === brace) {
      isValue = byte === colon;
      separatorCount += 1;
      if (separatorCount > separatorsMax) refuse(400, 'The body holds too many values');
    }
  }
  if (bytes.length - largeBytes > textBytesMax)
    refuse(413, `The request is larger than ${textBytesMax / kilobyte} KB beside its picture`);
}

/** Returns the index of the closing quote, or the number of bytes if there is none. */
function findClosingQuote(bytes: Uint8Array, start: number): number {
  for (let index = start; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte === quote) return index;
    if (byte === backslash) index += 1;
  }
  return bytes.length;
}
