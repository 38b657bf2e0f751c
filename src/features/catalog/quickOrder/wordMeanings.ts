import levenshtein from 'damerau-levenshtein';
import { removeDiacritics } from '@/shared/text/letters';
import { findUnit } from '../facts/measures';
import { looseNames, synonyms } from '../search/synonyms';
import { toSingular } from '../search/words';

/** Letters and short forms of sizes, as lists have them. */
const shortForms = new Map([
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
  ['brn', 'brown'],
  ['sq', 'square'],
  ['rnd', 'round'],
  ['u', 'you'],
]);

const isUrdu = (word: string): boolean => /\p{Script=Arabic}/u.test(word);

interface Group {
  word: string;
  /** In Urdu letters, in which a product can be named, too. */
  urdu: string[];
}

const groupsByName = new Map<string, Group[]>();
for (const [name, others] of Object.entries(synonyms)) {
  const names = others.split(' ').map((other) => toSingular(removeDiacritics(other)));
  const group = { word: toSingular(name), urdu: names.filter(isUrdu) };
  for (const one of new Set([group.word, ...names]))
    groupsByName.set(one, [...(groupsByName.get(one) ?? []), group]);
}

/** All names of the synonyms, for slips of the pen in them. */
export const knownNames: readonly string[] = [...groupsByName.keys()];

/** The words of the catalogue that a word of a list means, itself first. */
export function getMeanings(word: string): string[] {
  const full = shortForms.get(word) ?? word;
  const groups = groupsByName.get(full) ?? [];
  return [...new Set([full, ...groups.flatMap((group) => [group.word, ...group.urdu])])];
}

/** Whether a word is surely another, and not only something like it. */
export const isSure = (word: string, meaning: string): boolean =>
  word === meaning || !looseNames.has(word);

const colours = new Set(
  (
    'red white black green blue navy yellow blush rose burgundy gold silver brown ivory emerald pink orange sage purple ' +
    'grey gray cream maroon natural clear'
  )
    .split(' ')
    .flatMap(getMeanings),
);

/** Whether a word names a colour. */
export const isColour = (word: string): boolean =>
  getMeanings(word).some((one) => colours.has(one));

const sizes = new Set(['small', 'medium', 'large', 'regular'].flatMap(getMeanings));

/** Whether a word names a size without a measure: 'large', 'chota', 'L'. */
export const isSizeWord = (word: string): boolean =>
  getMeanings(word).some((one) => sizes.has(one));

const materials = new Set(['glass', 'paper', 'kraft', 'plastic', 'pet'].flatMap(getMeanings));

/** Whether a word says what a thing is made of. */
export const isMaterial = (word: string): boolean =>
  getMeanings(word).some((one) => materials.has(one));

/** Words that a list has beside names and that tell no product from another. */
const extraWords = new Set(
  (
    'please pls plz kindly need want send order qty quantity required require size colour color rang rung type quality ' +
    'good best strong mazboot wali wale wala each only approx about plain standard normal simple dena dein dey den de do ' +
    'bhej bhejna bhejwa bhejo lena lene bhi hai hain hon ho kar karna karein aur mix pcs nos piece pieces ltd new also ' +
    'same par per w or if possible sorry urgent urgently asap jaldi usual before last time more again our we us you ' +
    'hum humein hamein mujhe bhai sir madam jee ji yar yaar ek aik total ' +
    'k pas paas lye all عدد'
  ).split(' '),
);

/** Whether a word may be left out where the product's name does not have it. */
export const isExtra = (word: string): boolean => extraWords.has(shortForms.get(word) ?? word);

/** 'bx', 'btl', 'botl': whether a word is another with vowels and doubled letters left out. Short ones have no vowels. */
export function isShortened(word: string, full: string): boolean {
  const isLegible = word.length > 3 || /^[^aeiou]{2,}$/.test(word);
  if (!isLegible || findUnit(word) || !/^[a-z]+$/.test(word)) return false;
  return new RegExp(`^${word.replace(/./g, '$&+[aeiou]*')}$`).test(full);
}

/** Whether two words differ by one slip: a letter more, less, other, or two that changed places. */
export const isSlip = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) < 2 && a.charAt(0) === b.charAt(0) && levenshtein(a, b).steps === 1;
