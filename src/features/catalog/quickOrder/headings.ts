import { wait } from '@/shared/timing/wait';
import { linesPerChunk, nonProductPattern, totalPattern } from './messageLines';
import { findSignificantWords } from './nameIndex';
import type { NameIndex } from './nameIndex';
import { isColour, isIgnorable, isMaterial, isSizeWord } from './wordMeanings';

/** One line of a pasted list. */
export interface ListEntry {
  text: string;
  /** Name of the wanted product, or `undefined` if the line has no quantity. */
  productName: string | undefined;
}

const maxHeadingWords = 6;

const getSignificantWords = (text: string): string[] =>
  findSignificantWords(text).filter((word) => !isIgnorable(word));

/** Returns whether a word is a number, a colour, a size or a word of the catalogue. */
const isKnownWord = (word: string, index: NameIndex): boolean =>
  /^\d/.test(word) || isColour(word) || isSizeWord(word) || index.isKnown(word);

const isProductNoun = (word: string, index: NameIndex): boolean =>
  !isMaterial(word) && index.isNoun(word);

/** Returns whether a line such as 'Pizza boxes:' names the product of the lines below it. */
function isHeading({ text, productName }: ListEntry, index: NameIndex): boolean {
  const words = getSignificantWords(text);
  return (
    productName === undefined &&
    words.length <= maxHeadingWords &&
    words.some((word) => isProductNoun(word, index)) &&
    words.every((word) => isKnownWord(word, index)) &&
    !totalPattern.test(text) &&
    !nonProductPattern.test(text)
  );
}

/**
 * Returns whether a line such as '10 inch' or 'large white' describes a product without naming it.
 */
function lacksProductNoun({ text, productName = '' }: ListEntry, index: NameIndex): boolean {
  const words = getSignificantWords(productName);
  return (
    words.some((word) => /\p{L}|\dx\d/u.test(word)) &&
    words.every(
      (word) => isKnownWord(word, index) && !isProductNoun(word, index) && !index.isKind(word),
    ) &&
    !nonProductPattern.test(text)
  );
}

/** Returns whether a word such as '10inch' or 'large' is a size. */
const isSizeOnly = (word: string): boolean => /^\d/.test(word) || isSizeWord(word);

/**
 * Text such as 'Pizza boxes', which completes lines below it such as '10 inch - 500'. If the text
 * comes from a heading, `headingIndex` is the index of that heading in the list.
 */
interface Completion {
  text: string;
  headingIndex?: number;
}

/**
 * Returns the name of an item such as 'kraft mailer box small' without its size, because the next
 * line may give only another size. Returns `undefined` if the name has no product noun or no size.
 */
function getNameWithoutSize(
  { productName = '' }: ListEntry,
  index: NameIndex,
): Completion | undefined {
  const words = getSignificantWords(productName);
  const remainingWords = words.filter((word) => !isSizeOnly(word));
  const hasProductNoun = remainingWords.some((word) => isProductNoun(word, index));
  return hasProductNoun && remainingWords.length < words.length
    ? { text: remainingWords.join(' ') }
    : undefined;
}

/**
 * Finds the text that completes each incomplete line. The text comes from a heading, or from the
 * previous item if the line has only a size. The result is `undefined` for all other lines.
 */
function findCompletions(
  entries: readonly ListEntry[],
  index: NameIndex,
): (Completion | undefined)[] {
  let currentCompletion: Completion | undefined;
  return entries.map((entry, headingIndex) => {
    if (currentCompletion && lacksProductNoun(entry, index)) {
      const hasOnlySizes = getSignificantWords(entry.productName ?? '').every(isSizeOnly);
      return currentCompletion.headingIndex !== undefined || hasOnlySizes
        ? currentCompletion
        : undefined;
    }
    if (isHeading(entry, index))
      currentCompletion = { text: entry.text.replace(/[\s:–—*_-]+$/u, ''), headingIndex };
    else if (entry.productName !== undefined) currentCompletion = getNameWithoutSize(entry, index);
    return undefined;
  });
}

/** Completes the incomplete lines of a list, and removes the headings which they use. */
export async function completeLines<T>(
  rows: readonly T[],
  getEntry: (row: T) => ListEntry,
  addHeading: (heading: string, row: T) => T,
  index: NameIndex,
): Promise<T[]> {
  const entries: ListEntry[] = [];
  for (const [rowIndex, row] of rows.entries()) {
    if (rowIndex % linesPerChunk === linesPerChunk - 1) await wait(0);
    entries.push(getEntry(row));
  }
  const rowCompletions = findCompletions(entries, index);
  const usedHeadingIndexes = new Set(rowCompletions.map((completion) => completion?.headingIndex));
  return rows.flatMap((row, rowIndex) => {
    if (usedHeadingIndexes.has(rowIndex)) return [];
    const rowCompletion = rowCompletions[rowIndex];
    return [rowCompletion ? addHeading(rowCompletion.text, row) : row];
  });
}
