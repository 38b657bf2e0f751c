import { toAsciiDigits } from '@/shared/text/digits';
import { wait } from '@/shared/timing/wait';
import { findSignificantWords } from './nameIndex';
import type { NameIndex } from './nameIndex';
import { maxCellLength } from './pastedCells';
import { getReadings } from './readings';
import { isIgnorable } from './wordMeanings';

/** Number of lines to process before yielding to other tasks. */
export const linesPerChunk = 20;

/** Patterns for the time and the sender at the start of a line in a copied chat. */
const senderPatterns = [
  /^\[\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,?\s[^\]]{1,24}\]\s*[^:\n]{1,60}:\s*/u,
  /^\[?\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?m\.?)?(?:\s*,)?\s+\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\]?\s*(?:[-–]\s*)?[^:\n]{1,60}:\s*/iu,
  /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?m\.?)?\s*[-–]\s*[^:\n]{1,60}:\s*/iu,
];

/** Removes the time and sender of a chat message from a line. */
export function removeSender(line: string): string {
  const senderPattern = senderPatterns.find((pattern) => pattern.test(line));
  return senderPattern ? line.replace(senderPattern, '') : line;
}

const numberingPattern =
  /^(?:\(?[\d\u0660-\u0669\u06F0-\u06F9]{1,3}\s?[.)۔](?!\d)|#\d{1,3}\b[.)]?|[-–—•*·▪◦►→✓✔☑✅]+)\s*/u;

/**
 * Removes sender, quotation marks, formatting and list numbering from a line. `isListed` is true if
 * the line had a number or bullet.
 */
export function parseListLine(line: string): { text: string; isListed: boolean } {
  const content = removeSender(line)
    .replace(/^>+\s*/, '')
    .trim();
  const unformattedText = content.replace(/^([*_~])(.*)\1$/u, '$2');
  const text = unformattedText.replace(numberingPattern, '');
  return { text: text.trim(), isListed: text !== unformattedText && text.trim() !== '' };
}

export const totalPattern =
  /^(?:(?:grand|sub|net|order)[ -]?)?(?:total|kul)s?\b|^(?:کل|ٹوٹل|میزان)(?!\p{L})|^total/iu;

/**
 * Matches dates, times, telephone numbers, addresses and money, which product names do not contain.
 */
export const nonProductPattern =
  /\b(?:\d{1,2}(?:st|nd|rd|th)?[ -](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|\d{1,2}:\d{2}|0\d{2,3}[- ]?\d{6,}|\+92[\d -]{8,}|tareekh|taareekh|date|deliver(?:y|ed)?|address|contact|phone|call|street|house|floor|block|sector|phase|road|rs\.?|pkr|budget|advance|bill|invoice|cash|easypaisa|jazzcash)\b|(?:فون|موبائل|پتہ|رابطہ)\s*[:-]|(?<!\d)0\d{9,10}(?!\d)|@|https?:/iu;

type LineKind = 'item' | 'maybe' | 'other';

/**
 * Classifies a line of a message: it asks for a product ('item'), may ask for one ('maybe'), or is
 * a greeting, an address, a date or the like ('other').
 */
function classifyLine(line: string, index: NameIndex): LineKind {
  const { text, isListed } = parseListLine(line);
  if (text === '' || totalPattern.test(text)) return 'other';
  if (/\/product\//.test(text)) return 'item';
  const readings = getReadings(text);
  const getSignificantWords = (name: string) =>
    findSignificantWords(name).filter((word) => !isIgnorable(word));
  const getKnownShare = (words: readonly string[]) =>
    words.filter((word) => index.isKnown(word)).length / Math.max(1, words.length);
  const hasNonProductText = nonProductPattern.test(toAsciiDigits(text));
  const kinds = readings.map(({ name, quantity, isMarked }): LineKind => {
    const nameWords = getSignificantWords(name);
    if (!nameWords.some((word) => /\p{L}/u.test(word)) && !/\dx\d/.test(name)) return 'other';
    const knownShare = getKnownShare(nameWords);
    const hasProductNoun = nameWords.some(index.isNoun);
    if (quantity === '') {
      const isProduct =
        hasProductNoun && knownShare >= 0.75 && nameWords.length > 1 && nameWords.length <= 10;
      return isProduct && !hasNonProductText && !/[:?]\s*$/.test(text) ? 'item' : 'other';
    }
    if (hasNonProductText)
      return hasProductNoun && knownShare >= 0.6 && nameWords.length > 1 ? 'item' : 'other';
    if (isMarked || isListed) return nameWords.length <= 12 ? 'item' : 'other';
    if ((hasProductNoun && knownShare >= 0.4) || knownShare >= 0.5) return 'item';
    return nameWords.length > 0 && nameWords.length <= 5 ? 'maybe' : 'other';
  });
  return kinds.find((kind) => kind === 'item') ?? kinds.find((kind) => kind === 'maybe') ?? 'other';
}

/**
 * Returns the lines that ask for products. An uncertain line counts if the nearest certain lines
 * before and after it are items.
 */
export async function getItemLines(lines: readonly string[], index: NameIndex): Promise<string[]> {
  const kinds: LineKind[] = [];
  for (const [lineIndex, line] of lines.entries()) {
    if (lineIndex % linesPerChunk === linesPerChunk - 1) await wait(0);
    kinds.push(classifyLine(line, index));
  }
  const findNextCertainKind = (lineIndex: number, step: 1 | -1): LineKind | undefined => {
    let nextIndex = lineIndex + step;
    while (kinds[nextIndex] === 'maybe') nextIndex += step;
    return kinds[nextIndex];
  };
  return lines.filter(
    (_, lineIndex) =>
      kinds[lineIndex] === 'item' ||
      (kinds[lineIndex] === 'maybe' &&
        findNextCertainKind(lineIndex, 1) === 'item' &&
        findNextCertainKind(lineIndex, -1) === 'item'),
  );
}

/**
 * Splits 'Pizza boxes: 10 inch - 500, 12 inch - 200' into a heading and a line for each size.
 * Returns other lines unchanged.
 */
export function splitHeading(line: string): string[] {
  if (line.length > maxCellLength) return [line];
  const [, heading = '', itemsText = ''] =
    /^([^:\d]+:)\s+(\S.*)$/u.exec(parseListLine(line).text) ?? [];
  const parts = itemsText.split(/\s*(?:[,;+&]|\band\b|\baur\b)\s+/iu);
  const hasQuantities = parts.every((part) => getReadings(part)[0]?.quantity);
  return parts.length > 1 && hasQuantities ? [heading, ...parts] : [line];
}

/**
 * Splits a line which names several items, if each part has a quantity and a name. Returns other
 * lines unchanged.
 */
export function splitItems(text: string, index: NameIndex): string[] {
  const parts = text.split(/\s*(?:[,;+&]|\band\b|\baur\b)\s+/iu);
  const isCompleteItem = (part: string) => {
    const [reading] = getReadings(part);
    const words = reading?.quantity ? findSignificantWords(reading.name) : [];
    return words.length > 1 && words.some(index.isNoun);
  };
  return parts.length > 1 && parts.every(isCompleteItem) ? parts : [text];
}
