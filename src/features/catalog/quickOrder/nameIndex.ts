import { weakMapMemoize } from '@reduxjs/toolkit';
import { wait } from '@/shared/timing/wait';
import type { Product } from '../mergeProducts';
import {
  parseTerm as parseWordMeasures,
  findNearest,
  maxSameDifference,
} from '../measures/nearestSize';
import type { TermMeasure as Measure } from '../measures/nearestSize';
import { fillerWords } from '../search/synonyms';
import { splitWords } from '../search/splitWords';
import {
  isColour,
  isIgnorable,
  isMaterial,
  isAbbreviation,
  isSizeWord,
  differByOneTypo,
  hasCertainMeaning,
  knownNames,
  getMeanings,
} from './wordMeanings';

const productsPerChunk = 100;

/**
 * Maximum number of products that are compared in detail. The products with the most matching words
 * are chosen.
 */
const maxCandidates = 60;
const maxWords = 24;

const numberWords = new Map([
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['six', '6'],
  ['twelve', '12'],
]);

/** Returns the distinct words of a name or row, without filler words. */
export const findSignificantWords = (text: string): string[] => {
  const words = splitWords(text.slice(0, 400)).map((word) => numberWords.get(word) ?? word);
  return [...new Set(words.filter((word) => !fillerWords.has(word)))].slice(0, maxWords);
};

const parseNumberPrefix = (word: string): string | undefined =>
  /^(\d+(?:\.\d+)?)\D*$/.exec(word)?.[1];
const isBareNumber = (word: string): boolean => /^\d+(?:\.\d+)?$/.test(word);

function addToList<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

interface IndexEntry {
  product: Product;
  /** Significant words of the product's name. */
  nameWords: ReadonlySet<string>;
  /** Significant words of the product's sub-category. */
  kindWords: ReadonlySet<string>;
}

/**
 * Words of the catalogue that a word of a list can mean. The value is true if both words certainly
 * mean the same.
 */
type Meanings = ReadonlyMap<string, boolean>;

/** How well a product's name matches the words of a row. */
export interface ProductMatch {
  product: Product;
  /** Words of the row that the product's name lacks. */
  missingWords: string[];
  /** Words of the row that only the product's sub-category has. */
  kindOnlyWords: string[];
  /** Number of words in the product's name that the row has. */
  matchedCount: number;
  /** Number of words in the product's name that the row lacks. */
  extraCount: number;
  /** Number of ignored words of the row, such as 'good', or 'large' beside a measure. */
  ignoredCount: number;
  /** Whether the row and the name agree on the kind of product. */
  hasMatchedNoun: boolean;
  /** Whether the row and the name agree on a measure, such as '8 oz'. */
  hasMatchedMeasure: boolean;
  /** Number by which matches are ranked. The best match has the highest score. */
  score: number;
}

/**
 * Finds the main noun of a product's name: 'Round Cake Board Gold – 8 inch' is a board. Ignores
 * colours, figures and everything after a dash or 'with'.
 */
function getNoun(name: string): string | undefined {
  const [phrase = ''] = name.split(/\s[–—-]\s|\swith\s/);
  return findSignificantWords(phrase).findLast((word) => !isColour(word) && !/\d/.test(word));
}

/** Index of the words in product names, to find what a row of a list can mean. */
export class NameIndex {
  private readonly entries: IndexEntry[] = [];
  private readonly idsByWord = new Map<string, number[]>();
  private readonly idsByKindWord = new Map<string, number[]>();
  private readonly nouns = new Set<string>();
  private readonly wordsByFirstLetter = new Map<string, string[]>();
  private readonly wordsByNumber = new Map<string, string[]>();
  private readonly measuresByWord = new Map<string, readonly Measure[]>();
  private readonly meaningsCache = new Map<string, Meanings>();

  constructor(readonly products: readonly Product[]) {}

  /** Builds the index in chunks, because indexing many products at once would block the page. */
  async build(): Promise<this> {
    for (const [id, product] of this.products.entries()) {
      if (id % productsPerChunk === productsPerChunk - 1) await wait(0);
      this.add(id, product);
    }
    for (const word of this.idsByWord.keys()) {
      const measures = parseWordMeasures(word);
      if (measures.length > 0) this.measuresByWord.set(word, measures);
      const number = parseNumberPrefix(word);
      if (number !== undefined) addToList(this.wordsByNumber, number, word);
    }
    for (const word of new Set([...this.idsByWord.keys(), ...knownNames]))
      addToList(this.wordsByFirstLetter, word.charAt(0), word);
    return this;
  }

  private add(id: number, product: Product): void {
    const nameWords = new Set(findSignificantWords(product.productName));
    const kindWords = findSignificantWords(product.productSubCategoryName);
    for (const word of nameWords) addToList(this.idsByWord, word, id);
    for (const word of kindWords) addToList(this.idsByKindWord, word, id);
    const nouns = [getNoun(product.productName), kindWords.at(-1)];
    for (const noun of nouns) if (noun) this.nouns.add(noun);
    this.entries.push({ product, nameWords, kindWords: new Set(kindWords) });
  }

  /**
   * Returns the words of a text. Compound words are joined or split in the way the catalogue writes
   * them.
   */
  splitIntoWords(text: string): string[] {
    const words = findSignificantWords(text);
    // A single letter is a size. 'Basket with bow L' has no bowl.
    const joinWords = (first: string | undefined, second: string | undefined) =>
      first && second && first.length > 1 && second.length > 1 && this.idsByWord.has(first + second)
        ? first + second
        : undefined;
    return [
      ...new Set(
        words.flatMap((word, index) => {
          const joinedWord = joinWords(word, words[index + 1]);
          if (joinedWord) return [joinedWord];
          if (joinWords(words[index - 1], word)) return [];
          return this.lookUpMeanings(word).size > 0 ? [word] : this.splitCompound(word);
        }),
      ),
    ];
  }

  private splitCompound(word: string): string[] {
    for (let splitIndex = 3; splitIndex <= word.length - 3; splitIndex += 1) {
      const parts = [word.slice(0, splitIndex), word.slice(splitIndex)];
      if (parts.every((part) => this.idsByWord.has(part))) return parts;
    }
    return [word];
  }

  /** Returns the words of the catalogue that a word can mean. */
  lookUpMeanings(word: string): Meanings {
    const cachedMeanings = this.meaningsCache.get(word);
    if (cachedMeanings) return cachedMeanings;
    const newMeanings = this.findMeanings(word);
    this.meaningsCache.set(word, newMeanings);
    return newMeanings;
  }

  private findMeanings(word: string): Meanings {
    const meanings = new Map<string, boolean>();
    const isKnown = (candidate: string) =>
      this.idsByWord.has(candidate) || this.idsByKindWord.has(candidate);
    const addMeaning = (meaning: string, isCertain: boolean) => {
      if (isKnown(meaning)) meanings.set(meaning, isCertain || (meanings.get(meaning) ?? false));
    };
    for (const meaning of getMeanings(word)) addMeaning(meaning, hasCertainMeaning(word, meaning));
    const number = parseNumberPrefix(word);
    if (number !== undefined) {
      const wordMeasures = parseWordMeasures(word);
      for (const [indexedWord, indexedMeasures] of this.measuresByWord) {
        const nearest = findNearest(word, wordMeasures, indexedMeasures);
        if (nearest && nearest.sizeDifference <= maxSameDifference) addMeaning(indexedWord, true);
      }
      if (isBareNumber(word) || word === `${number}piece` || word === `${number}s`)
        for (const sameNumberWord of this.wordsByNumber.get(number) ?? [])
          if (isBareNumber(word) || isBareNumber(sameNumberWord)) addMeaning(sameNumberWord, true);
    }
    if (meanings.size > 0 || /\d/.test(word)) return meanings;

    const sameLetterWords = this.wordsByFirstLetter.get(word.charAt(0)) ?? [];
    const startingWords =
      word.length > 2
        ? sameLetterWords.filter((candidate) => candidate.startsWith(word) && isKnown(candidate))
        : [];
    for (const startingWord of startingWords.slice(0, 10))
      addMeaning(startingWord, startingWords.length === 1 && word.length > 3);
    if (meanings.size > 0) return meanings;
    const misspeltNames = sameLetterWords.filter(
      (name) => isAbbreviation(word, name) || (word.length > 4 && differByOneTypo(word, name)),
    );
    const meaningsByName = misspeltNames
      .map((name) => getMeanings(name).filter(isKnown))
      .filter(({ length }) => length > 0);
    const hasOneMeaning =
      new Set(meaningsByName.map((nameMeanings) => nameMeanings.join(' '))).size === 1;
    for (const meaning of meaningsByName.flat())
      addMeaning(
        meaning,
        hasOneMeaning && misspeltNames.every((name) => hasCertainMeaning(name, meaning)),
      );
    return meanings;
  }

  /** Returns whether the catalogue has a word, or a synonym of it. */
  isKnown = (word: string): boolean => this.lookUpMeanings(word).size > 0;

  /** Returns whether a word names a kind of product: 'box', 'dabba', 'jars'. */
  isNoun = (word: string): boolean =>
    [...this.lookUpMeanings(word).keys()].some((meaning) => this.nouns.has(meaning));

  /** Returns whether a word names the use of a product, as sub-categories do: 'pizza', 'burger'. */
  isKind = (word: string): boolean =>
    !isColour(word) &&
    !isMaterial(word) &&
    [...this.lookUpMeanings(word).keys()].some((meaning) => this.idsByKindWord.has(meaning));

  /** Returns the products whose names have most of the words, the best match first. */
  findMatches(words: readonly string[]): ProductMatch[] {
    const scoresById = new Map<number, number>();
    for (const word of words) {
      const ids = new Set<number>();
      for (const meaning of this.lookUpMeanings(word).keys()) {
        for (const id of this.idsByWord.get(meaning) ?? []) ids.add(id);
        for (const id of this.idsByKindWord.get(meaning) ?? []) ids.add(id);
      }
      const weight =
        Math.log(1 + this.entries.length / (1 + ids.size)) +
        (this.isNoun(word) || this.isKind(word) ? 4 : 1);
      for (const id of ids) scoresById.set(id, (scoresById.get(id) ?? 0) + weight);
    }
    let maxScore = 0;
    for (const score of scoresById.values()) maxScore = Math.max(maxScore, score);
    const bestScores = [...scoresById]
      .filter(([, score]) => score >= maxScore / 2)
      .sort(([, a], [, b]) => b - a)
      .slice(0, maxCandidates);
    return bestScores
      .flatMap(([id, score]) => {
        const entry = this.entries[id];
        return entry ? [this.createMatch(entry, words, score)] : [];
      })
      .sort((a, b) => b.score - a.score);
  }

  private createMatch(
    { product, nameWords, kindWords }: IndexEntry,
    words: readonly string[],
    score: number,
  ): ProductMatch {
    const matchedNameWords = new Set<string>();
    const absentWords: string[] = [];
    const kindOnlyWords: string[] = [];
    let hasMatchedNoun = false;
    // Figures with units come first, so that in '10 inch 10' the bare number counts as missing.
    const sortedWords = [...words].sort(
      (a, b) => Number(isBareNumber(a)) - Number(isBareNumber(b)),
    );
    for (const word of sortedWords) {
      const certainMeanings = [...this.lookUpMeanings(word)].flatMap(([meaning, isCertain]) =>
        isCertain ? [meaning] : [],
      );
      const meaningsInName = certainMeanings.filter((meaning) => nameWords.has(meaning));
      const isAlreadyMatched =
        isBareNumber(word) && meaningsInName.every((meaning) => matchedNameWords.has(meaning));
      if (meaningsInName.length > 0 && !isAlreadyMatched) {
        for (const meaning of meaningsInName) matchedNameWords.add(meaning);
        // In 'White Pizza Boxes', the word 'White' does not name a kind of product.
        const namesKind = (meaning: string) =>
          kindWords.has(meaning) && !isColour(meaning) && !isMaterial(meaning);
        hasMatchedNoun ||= meaningsInName.some(
          (meaning) => this.nouns.has(meaning) || namesKind(meaning),
        );
      } else if (certainMeanings.some((meaning) => kindWords.has(meaning)))
        kindOnlyWords.push(word);
      else absentWords.push(word);
    }
    // Adjacent words raise the score. 'Paper cup with lid' means a paper cup instead of a cup with
    // a paper lid.
    const nameWordList = [...nameWords];
    const pairCount = words.filter((word, index) => {
      const nameWordIndex = nameWordList.findIndex((nameWord) =>
        this.lookUpMeanings(word).has(nameWord),
      );
      const nextNameWord = nameWordList[nameWordIndex + 1];
      const nextWord = words[index + 1];
      return (
        nameWordIndex !== -1 &&
        nextWord &&
        nextNameWord &&
        this.lookUpMeanings(nextWord).has(nextNameWord)
      );
    }).length;
    const hasMeasure = [...matchedNameWords].some((nameWord) => /\d/.test(nameWord));
    const hasSize = [...nameWords].some(isSizeWord);
    const unmatchedWords = absentWords.filter(
      (word) => !isIgnorable(word) && !(isSizeWord(word) && hasMeasure && !hasSize),
    );
    const nearMeasures = unmatchedWords.flatMap((word) => {
      const nameMeasures = [...nameWords].flatMap(
        (nameWord) => this.measuresByWord.get(nameWord) ?? [],
      );
      return findNearest(word, parseWordMeasures(word), nameMeasures) ?? [];
    });
    return {
      product,
      missingWords: words.filter((word) => unmatchedWords.includes(word)),
      kindOnlyWords,
      matchedCount: matchedNameWords.size,
      extraCount: nameWords.size - matchedNameWords.size,
      ignoredCount: absentWords.length - unmatchedWords.length,
      hasMatchedNoun,
      hasMatchedMeasure: hasMeasure,
      score:
        score +
        pairCount +
        nearMeasures.reduce((sum, { sizeDifference }) => sum + 1 - sizeDifference, 0),
    };
  }

  /**
   * Returns whether all other names contain the words of this name, as 'Dropper Bottle with Gold
   * Collar' contains 'Dropper Bottle'.
   */
  isPlainestAmong({ product }: ProductMatch, matches: readonly ProductMatch[]): boolean {
    const nameWords = findSignificantWords(product.productName);
    return matches.every((otherMatch) => {
      const otherWords = new Set(findSignificantWords(otherMatch.product.productName));
      return nameWords.every((word) => otherWords.has(word));
    });
  }
}

/** Returns the index for a list of products. Calls with the same list share one index. */
export const getNameIndex = weakMapMemoize((products: readonly Product[]): Promise<NameIndex> =>
  new NameIndex(products).build(),
);
