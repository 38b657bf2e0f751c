import { wait } from '@/shared/timing/wait';
import { chunkSize, otherMatter, totals } from './messageLines';
import { findTellingWords } from './nameIndex';
import type { NameIndex } from './nameIndex';
import { isColour, isExtra, isMaterial, isSizeWord } from './wordMeanings';

/** A line of a list. */
export interface ListEntry {
  text: string;
  /** What is wanted, where it says how many. */
  wanted: string | undefined;
}

const maxWords = 6;

const getTellingWords = (text: string): string[] =>
  findTellingWords(text).filter((word) => !isExtra(word));

/** A figure, a colour, a size or a word of the catalogue. */
const isKnown = (word: string, index: NameIndex): boolean =>
  /^\d/.test(word) || isColour(word) || isSizeWord(word) || index.knows(word);

const namesProduct = (word: string, index: NameIndex): boolean =>
  !isMaterial(word) && index.isNoun(word);

/** 'Pizza boxes:' names what all that follows is. */
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

/** '10 inch', 'large white': a size or a description without the thing itself. */
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

/** '10 inch', 'large'. */
const isSizeOnly = (word: string): boolean => /^\d/.test(word) || isSizeWord(word);

/** What names the lines that follow, and its place where it is a heading and no item itself. */
interface Above {
  text: string;
  place?: number;
}

/** Of 'kraft mailer box small' all but the size, which the next line changes. */
function withoutSize({ wanted = '' }: ListEntry, index: NameIndex): Above | undefined {
  const words = getTellingWords(wanted);
  const others = words.filter((word) => !isSizeOnly(word));
  const isNamed = others.some((word) => namesProduct(word, index));
  return isNamed && others.length < words.length ? { text: others.join(' ') } : undefined;
}

/**
 * What stands above each line that lacks it: a heading, see `isHeading` and `lacksNoun`, or for a size alone the item
 * before it.
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

/** Puts what stands above before the lines that need it, and leaves out the headings that are used. */
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
