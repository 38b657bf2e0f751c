import levenshtein from 'damerau-levenshtein';
import { removeDiacritics } from '@/shared/text/letters';
import { findStandardUnitName } from '../measures/units';
import { ambiguousSynonyms, synonyms } from '../search/synonyms';
import { toSingular } from '../search/splitWords';

/** Abbreviations that shoppers use in lists. */
const fullWordsByAbbreviation = new Map([
  ['s', 'small'],
  ['sm', 'small'],
  ['sml', 'small'],
  ['m', 'medium'],
  ['med', 'medium'],
  ['l', 'large'],
  ['lg', 'large'],
  ['lrg', 'large'],
  ['lge', 'large'],
  ['reg', 'regular'],
  ['std', 'standard'],
  ['asst', 'assorted'],
  ['rect', 'rectangular'],
  ['blk', 'black'],
  ['clr', 'clear'],
  ['lbl', 'label'],
  ['brn', 'brown'],
  ['sq', 'square'],
  ['rnd', 'round'],
  ['u', 'you'],
  ['mac', 'macaron'],
  ['hex', 'hexagon'],
  ['dk', 'dark'],
]);

const isUrdu = (word: string): boolean => /\p{Script=Arabic}/u.test(word);

interface SynonymGroup {
  word: string;
  /** Urdu spellings, because product names may also be in Urdu. */
  urdu: string[];
}

const groupsByName = new Map<string, SynonymGroup[]>();
for (const [name, spellings] of Object.entries(synonyms)) {
  const names = spellings.split(' ').map((spelling) => toSingular(removeDiacritics(spelling)));
  const group = { word: toSingular(name), urdu: names.filter(isUrdu) };
  for (const synonym of new Set([group.word, ...names]))
    groupsByName.set(synonym, [...(groupsByName.get(synonym) ?? []), group]);
}

/** All words in the list of synonyms, used to recognise misspelt words. */
export const knownNames: readonly string[] = [...groupsByName.keys()];

/** Returns the words of the catalogue that a word can mean, starting with the word itself. */
export function getMeanings(word: string): string[] {
  const fullWord = fullWordsByAbbreviation.get(word) ?? word;
  const groups = groupsByName.get(fullWord) ?? [];
  return [...new Set([fullWord, ...groups.flatMap((group) => [group.word, ...group.urdu])])];
}

/**
 * Returns whether a word certainly has this meaning. An ambiguous synonym can also mean something
 * else.
 */
export const hasCertainMeaning = (word: string, meaning: string): boolean =>
  word === meaning || !ambiguousSynonyms.has(word);

const colours = new Set(
  (
    'red white black green blue navy yellow blush rose burgundy gold silver brown ivory emerald pink orange sage purple ' +
    'grey gray cream maroon natural clear'
  )
    .split(' ')
    .flatMap(getMeanings),
);

export const isColour = (word: string): boolean =>
  getMeanings(word).some((meaning) => colours.has(meaning));

const sizeWords = new Set(['small', 'medium', 'large', 'regular'].flatMap(getMeanings));

/** Returns whether a word names a size without a measure: 'large', 'chota', 'L'. */
export const isSizeWord = (word: string): boolean =>
  getMeanings(word).some((meaning) => sizeWords.has(meaning));

const materials = new Set(['glass', 'paper', 'kraft', 'plastic', 'pet'].flatMap(getMeanings));

export const isMaterial = (word: string): boolean =>
  getMeanings(word).some((meaning) => materials.has(meaning));

/** Words in lists that do not distinguish one product from another. */
const ignorableWords = new Set(
  (
    'please pls plz kindly need want send order qty quantity required require size colour color rang rung type quality ' +
    'good best strong mazboot wali wale wala each only approx about plain standard normal simple dena dein dey den de do ' +
    'bhej bhejna bhejwa bhejo lena lene bhi hai hain hon ho kar karna karein aur mix pcs nos piece pieces ltd new also ' +
    'same par per w or if possible sorry urgent urgently asap jaldi usual before last time more again our we us you ' +
    'hum humein hamein mujhe bhai sir madam jee ji yar yaar ek aik total ' +
    'k pas paas lye all one design pattern style incl including wohi wahi sirf sada saada saade khali عدد'
  ).split(' '),
);

/** Returns whether a word may be ignored if the product's name lacks it. */
export const isIgnorable = (word: string): boolean =>
  ignorableWords.has(fullWordsByAbbreviation.get(word) ?? word);

/**
 * Returns whether a word abbreviates another by leaving out vowels and doubled letters: 'bx',
 * 'btl', 'botl'. Words of up to three letters must have no vowels.
 */
export function isAbbreviation(word: string, fullWord: string): boolean {
  const isLongEnough = word.length > 3 || /^[^aeiou]{2,}$/.test(word);
  if (!isLongEnough || findStandardUnitName(word) || !/^[a-z]+$/.test(word)) return false;
  return new RegExp(`^${word.replace(/./g, '$&+[aeiou]*')}$`).test(fullWord);
}

/**
 * Returns whether two words differ by one typo: an added, missing or wrong letter, or two swapped
 * letters.
 */
export const differByOneTypo = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) < 2 && a.charAt(0) === b.charAt(0) && levenshtein(a, b).steps === 1;
