import { wait } from '@/shared/timing/wait';
import { chunkSize, otherMatter, totals } from './messageLines';
import { findTellingWords } from './nameIndex';
import type { NameIndex } from './nameIndex';
import { isColour, isExtra, isMaterial, isSizeWord } from './wordMeanings';

/** One line of a pasted list. */
export interface ListEntry {
  text: string;
  /** Name of the wanted product, if the line has a quantity. */
  wanted: string | undefined;
}

const maxWords = 6;

const getTellingWords = (text: string): string[] =>
  findTellingWords(text).filter((word) => !isExtra(word));

/** Returns whether a word is a figure, a colour, a size or a word of the catalogue. */
const isKnown = (word: string, index: NameIndex): boolean =>
  /^\d/.test(word) || isColour(word) || isSizeWord(word) || index.knows(word);

const namesProduct = (word: string, index: NameIndex): boolean =>
  !isMaterial(word) && index.isNoun(word);

/** Returns whether a line such as 'Pizza boxes:' names the product of the lines below it. */
function isHeading({ text, wanted }: ListEntry, index: NameIndex): boolean {
  const words = getTellingWords(text);
  return (
    wanted === undefined &&
    words.length <= maxWords &&
    words.some((word) => namesProduct(word, index)) &&
    words.every((word) => isKnown(word, index)) &&
    !totals.test(text) &&
    !otherMatter.test(text)
  );
}

/**
 * Returns whether a line such as '10 inch' or 'large white' describes a product without naming it.
 */
function lacksNoun({ text, wanted = '' }: ListEntry, index: NameIndex): boolean {
  const words = getTellingWords(wanted);
  return (
    words.some((word) => /\p{L}|\dx\d/u.test(word)) &&
    words.every(
      (word) => isKnown(word, index) && !namesProduct(word, index) && !index.isKind(word),
    ) &&
    !otherMatter.test(text)
  );
}

/** Returns whether a word such as '10inch' or 'large' is a size. */
const isSizeOnly = (word: string): boolean => /^\d/.test(word) || isSizeWord(word);

/**
 * Text that completes the lines below it. `place` is the index of the heading, if the text comes
 * from one.
 */
interface Above {
  text: string;
  place?: number;
}

/**
 * Removes the size from an item such as 'kraft mailer box small', because the next line may give
 * another size.
 */
function withoutSize({ wanted = '' }: ListEntry, index: NameIndex): Above | undefined {
  const words = getTellingWords(wanted);
  const others = words.filter((word) => !isSizeOnly(word));
  const isNamed = others.some((word) => namesProduct(word, index));
  return isNamed && others.length < words.length ? { text: others.join(' ') } : undefined;
}

/**
 * Finds the text that completes each incomplete line. It comes from a heading, or from the previous
 * item if the line has only a size.
 */
function findAbove(entries: readonly ListEntry[], index: NameIndex): (Above | undefined)[] {
  let above: Above | undefined;
  return entries.map((entry, place) => {
    if (above && lacksNoun(entry, index)) {
      const isSize = getTellingWords(entry.wanted ?? '').every(isSizeOnly);
      return above.place !== undefined || isSize ? above : undefined;
    }
    if (isHeading(entry, index)) above = { text: entry.text.replace(/[\s:–—*_-]+$/u, ''), place };
    else if (entry.wanted !== undefined) above = withoutSize(entry, index);
    return undefined;
  });
}

/** Completes the incomplete lines of a list, and removes the headings which they use. */
export async function withHeadings<T>(
  rows: readonly T[],
  getEntry: (row: T) => ListEntry,
  under: (heading: string, row: T) => T,
  index: NameIndex,
): Promise<T[]> {
  const entries: ListEntry[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % chunkSize === chunkSize - 1) await wait(0);
    entries.push(getEntry(row));
  }
  const found = findAbove(entries, index);
  const used = new Set(found.map((above) => above?.place));
  return rows.flatMap((row, at) => {
    if (used.has(at)) return [];
    const above = found[at];
    return [above ? under(above.text, row) : row];
  });
}
