import { wait } from '@/shared/timing/wait';
import { chunkSize, otherMatter, totals } from './messageLines';
import { tellingWords } from './nameIndex';
import type { NameIndex } from './nameIndex';
import { isColour, isExtra, isMaterial, isSizeWord } from './wordMeanings';

/** A line of a list. */
export interface ListEntry {
  text: string;
  /** What is wanted, where it says how many. */
  wanted: string | undefined;
}

const mostWords = 6;

const wordsThatTell = (text: string): string[] =>
  tellingWords(text).filter((word) => !isExtra(word));

/** A figure, a colour, a size or a word of the catalogue. */
const isKnown = (word: string, index: NameIndex): boolean =>
  /^\d/.test(word) || isColour(word) || isSizeWord(word) || index.knows(word);

const namesThing = (word: string, index: NameIndex): boolean =>
  !isMaterial(word) && index.isNoun(word);

/** 'Pizza boxes:' names what all that follows is. */
function isHeading({ text, wanted }: ListEntry, index: NameIndex): boolean {
  const words = wordsThatTell(text);
  return (
    wanted === undefined &&
    words.length <= mostWords &&
    words.some((word) => namesThing(word, index)) &&
    words.every((word) => isKnown(word, index)) &&
    !totals.test(text) &&
    !otherMatter.test(text)
  );
}

/** '10 inch', 'large white': a size or a description without the thing itself. */
function lacksNoun({ text, wanted = '' }: ListEntry, index: NameIndex): boolean {
  const words = wordsThatTell(wanted);
  return (
    words.some((word) => /\p{L}|\dx\d/u.test(word)) &&
    words.every(
      (word) => isKnown(word, index) && !namesThing(word, index) && !index.isKind(word),
    ) &&
    !otherMatter.test(text)
  );
}

/** For each line the place of the heading that it stands under, where it needs one: see `isHeading`, `lacksNoun`. */
function headingPlaces(entries: readonly ListEntry[], index: NameIndex): (number | undefined)[] {
  let heading: number | undefined;
  return entries.map((entry, at) => {
    if (lacksNoun(entry, index)) return heading;
    if (isHeading(entry, index)) heading = at;
    else if (entry.wanted !== undefined) heading = undefined;
    return undefined;
  });
}

/** Puts the words of the headings before the lines that need them, in place of the headings. */
export async function withHeadings<T>(
  rows: readonly T[],
  entryOf: (row: T) => ListEntry,
  under: (heading: string, row: T) => T,
  index: NameIndex,
): Promise<T[]> {
  const entries: ListEntry[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % chunkSize === chunkSize - 1) await wait(0);
    entries.push(entryOf(row));
  }
  const places = headingPlaces(entries, index);
  const used = new Set(places);
  return rows.flatMap((row, at) => {
    if (used.has(at)) return [];
    const heading = entries[places[at] ?? -1]?.text.replace(/[\s:–—*_-]+$/u, '');
    return [heading === undefined ? row : under(heading, row)];
  });
}
