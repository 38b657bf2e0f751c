import { maxWords } from './words';

/** The fields of an entry, the more telling the higher. */
export const fieldRank = { name: 3, nearer: 1, farther: 0 } as const;

/** How well a word of the query fits a word of the catalogue; times 4, so that the field decides among equals. */
export const fit = {
  whole: 32,
  beginning: 24,
  synonym: 20,
  synonymBeginning: 16,
  typo: 8,
  twoTypos: 4,
};

/** How well the query as a whole fits the name. */
const phrase = { same: 6000, beginningWhole: 4000, beginning: 2000, within: 200 };

export function phrasePoints(name: string, text: string, within: string): number {
  if (name.startsWith(text)) {
    if (name.length === text.length) return phrase.same;
    return name.charAt(text.length) === ' ' ? phrase.beginningWhole : phrase.beginning;
  }
  return name.includes(within) ? phrase.within : 0;
}

/** So many typos are forgiven, by the length of the word. */
export const maxTypos = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** More than any entry gets. */
export const maxPoints = phrase.same + maxWords * 50;

/** Where fewer than so many fit, those that fit but for a typo follow them. */
export const few = 6;
