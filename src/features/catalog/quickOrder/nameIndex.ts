import { weakMapMemoize } from '@reduxjs/toolkit';
import { wait } from '@/shared/timing/wait';
import type { Product } from '../mergeProducts';
import { parseWordMeasures, findNearest, same } from '../search/nearness';
import type { Measure } from '../search/nearness';
import { littleWords } from '../search/synonyms';
import { splitWords } from '../search/words';
import {
  isColour,
  isExtra,
  isMaterial,
  isShortened,
  isSizeWord,
  isSlip,
  isSure,
  knownNames,
  getMeanings,
} from './wordMeanings';

const chunkSize = 100;

/** Only this many products with the most matching words are compared in detail. */
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
export const findTellingWords = (text: string): string[] => {
  const words = splitWords(text.slice(0, 400)).map((word) => numberWords.get(word) ?? word);
  return [...new Set(words.filter((word) => !littleWords.has(word)))].slice(0, maxWords);
};

const parseNumber = (word: string): string | undefined => /^(\d+(?:\.\d+)?)\D*$/.exec(word)?.[1];
const isBareNumber = (word: string): boolean => /^\d+(?:\.\d+)?$/.test(word);

function addToList<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

interface Entry {
  product: Product;
  /** Significant words of the product's name. */
  own: ReadonlySet<string>;
  /** Significant words of its sub-category. */
  kind: ReadonlySet<string>;
}

/** Maps words of the catalogue to whether they certainly mean the same as a word of the list. */
type Meanings = ReadonlyMap<string, boolean>;

/** How well a product's name matches the words of a row. */
export interface Fit {
  product: Product;
  /** Words that the product's name lacks. */
  missing: string[];
  /** Words that only its sub-category has. */
  byKind: string[];
  /** Number of words in its name that the row lacks. */
  extra: number;
  /** Number of ignored words of the row, such as 'good', or 'large' beside a measure. */
  ignored: number;
  /** Whether the row and the name agree on the kind of product. */
  hasNoun: boolean;
  score: number;
}

/**
 * Finds the main noun: 'Round Cake Board Gold – 8 inch' is a board. It ignores everything after a
 * dash or 'with', colours and figures.
 */
function getNoun(name: string): string | undefined {
  const [phrase = ''] = name.split(/\s[–—-]\s|\swith\s/);
  return findTellingWords(phrase).findLast((word) => !isColour(word) && !/\d/.test(word));
}

/** Index of the words in product names, to find what a row of a list can mean. */
export class NameIndex {
  private readonly entries: Entry[] = [];
  private readonly places = new Map<string, number[]>();
  private readonly kindPlaces = new Map<string, number[]>();
  private readonly nouns = new Set<string>();
  private readonly byLetter = new Map<string, string[]>();
  private readonly byNumber = new Map<string, string[]>();
  private readonly measures = new Map<string, readonly Measure[]>();
  private readonly known = new Map<string, Meanings>();

  constructor(readonly products: readonly Product[]) {}

  /** Builds the index in chunks, because a large catalogue would block the page. */
  async build(): Promise<this> {
    for (const [id, product] of this.products.entries()) {
      if (id % chunkSize === chunkSize - 1) await wait(0);
      this.add(id, product);
    }
    for (const word of this.places.keys()) {
      const measures = parseWordMeasures(word);
      if (measures.length > 0) this.measures.set(word, measures);
      const number = parseNumber(word);
      if (number !== undefined) addToList(this.byNumber, number, word);
    }
    for (const word of new Set([...this.places.keys(), ...knownNames]))
      addToList(this.byLetter, word.charAt(0), word);
    return this;
  }

  private add(id: number, product: Product): void {
    const own = new Set(findTellingWords(product.productName));
    const kindWords = findTellingWords(product.productSubCategoryName);
    for (const word of own) addToList(this.places, word, id);
    for (const word of kindWords) addToList(this.kindPlaces, word, id);
    const nouns = [getNoun(product.productName), kindWords.at(-1)];
    for (const noun of nouns) if (noun) this.nouns.add(noun);
    this.entries.push({ product, own, kind: new Set(kindWords) });
  }

  /**
   * Returns the words of a text. It joins or splits compound words in the way the catalogue writes
   * them.
   */
  wordsIn(text: string): string[] {
    const words = findTellingWords(text);
    return [
      ...new Set(
        words.flatMap((word, at) => {
          const next = words[at + 1];
          if (next && this.places.has(word + next)) return [word + next];
          if (at > 0 && this.places.has(`${words[at - 1] ?? ''}${word}`)) return [];
          return this.meanings(word).size > 0 ? [word] : this.split(word);
        }),
      ),
    ];
  }

  private split(word: string): string[] {
    for (let cut = 3; cut <= word.length - 3; cut += 1) {
      const parts = [word.slice(0, cut), word.slice(cut)];
      if (parts.every((part) => this.places.has(part))) return parts;
    }
    return [word];
  }

  /** Returns the words of the catalogue that a word can mean. */
  meanings(word: string): Meanings {
    const before = this.known.get(word);
    if (before) return before;
    const found = this.findMeanings(word);
    this.known.set(word, found);
    return found;
  }

  private findMeanings(word: string): Meanings {
    const found = new Map<string, boolean>();
    const isKnown = (one: string) => this.places.has(one) || this.kindPlaces.has(one);
    const note = (one: string, isCertain: boolean) => {
      if (isKnown(one)) found.set(one, isCertain || (found.get(one) ?? false));
    };
    for (const one of getMeanings(word)) note(one, isSure(word, one));
    const number = parseNumber(word);
    if (number !== undefined) {
      const asked = parseWordMeasures(word);
      for (const [one, own] of this.measures) {
        const near = findNearest(word, asked, own);
        if (near && near.apart <= same) note(one, true);
      }
      if (isBareNumber(word) || word === `${number}piece`)
        for (const one of this.byNumber.get(number) ?? [])
          if (isBareNumber(word) || isBareNumber(one)) note(one, true);
    }
    if (found.size > 0 || /\d/.test(word)) return found;

    const alike = this.byLetter.get(word.charAt(0)) ?? [];
    const begun =
      word.length > 2 ? alike.filter((one) => one.startsWith(word) && isKnown(one)) : [];
    for (const one of begun.slice(0, 10)) note(one, begun.length === 1 && word.length > 3);
    if (found.size > 0) return found;
    const slips = alike.filter(
      (one) => isShortened(word, one) || (word.length > 4 && isSlip(word, one)),
    );
    const meant = slips
      .map((one) => getMeanings(one).filter(isKnown))
      .filter(({ length }) => length > 0);
    const isOne = new Set(meant.map((ones) => ones.join(' '))).size === 1;
    for (const one of meant.flat()) note(one, isOne && slips.every((slip) => isSure(slip, one)));
    return found;
  }

  /** Returns whether the catalogue has a word, or a synonym of it. */
  knows = (word: string): boolean => this.meanings(word).size > 0;

  /** Returns whether a word names a kind of product: 'box', 'dabba', 'jars'. */
  isNoun = (word: string): boolean =>
    [...this.meanings(word).keys()].some((one) => this.nouns.has(one));

  /** Returns whether a word names the use of a product, as sub-categories do: 'pizza', 'burger'. */
  isKind = (word: string): boolean =>
    !isColour(word) &&
    !isMaterial(word) &&
    [...this.meanings(word).keys()].some((one) => this.kindPlaces.has(one));

  /** Returns the products whose names have most of the words, the best match first. */
  fits(words: readonly string[]): Fit[] {
    const counts = new Map<number, number>();
    for (const word of words) {
      const ids = new Set<number>();
      for (const one of this.meanings(word).keys()) {
        for (const id of this.places.get(one) ?? []) ids.add(id);
        for (const id of this.kindPlaces.get(one) ?? []) ids.add(id);
      }
      const weight =
        Math.log(1 + this.entries.length / (1 + ids.size)) +
        (this.isNoun(word) || this.isKind(word) ? 4 : 1);
      for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + weight);
    }
    let most = 0;
    for (const score of counts.values()) most = Math.max(most, score);
    const best = [...counts]
      .filter(([, score]) => score >= most / 2)
      .sort(([, a], [, b]) => b - a)
      .slice(0, maxCandidates);
    return best
      .flatMap(([id, score]) => {
        const entry = this.entries[id];
        return entry ? [this.fit(entry, words, score)] : [];
      })
      .sort((a, b) => b.score - a.score);
  }

  private fit({ product, own, kind }: Entry, words: readonly string[], score: number): Fit {
    const answered = new Set<string>();
    const missing: string[] = [];
    const byKind: string[] = [];
    let hasNoun = false;
    // Figures with units come first, so that in '10 inch 10' the bare number counts as missing.
    const ordered = [...words].sort((a, b) => Number(isBareNumber(a)) - Number(isBareNumber(b)));
    for (const word of ordered) {
      const sure = [...this.meanings(word)].flatMap(([one, isCertain]) => (isCertain ? [one] : []));
      const inName = sure.filter((one) => own.has(one));
      const isTaken = isBareNumber(word) && inName.every((one) => answered.has(one));
      if (inName.length > 0 && !isTaken) {
        for (const one of inName) answered.add(one);
        // In 'White Pizza Boxes', the word 'White' does not name a kind of product.
        const isThing = (one: string) => kind.has(one) && !isColour(one) && !isMaterial(one);
        hasNoun ||= inName.some((one) => this.nouns.has(one) || isThing(one));
      } else if (sure.some((one) => kind.has(one))) byKind.push(word);
      else missing.push(word);
    }
    // Adjacent words raise the score. 'Paper cup with lid' means a paper cup instead of a cup with
    // a paper lid.
    const names = [...own];
    const pairs = words.filter((word, at) => {
      const place = names.findIndex((one) => this.meanings(word).has(one));
      const next = names[place + 1];
      const after = words[at + 1];
      return place !== -1 && after && next && this.meanings(after).has(next);
    }).length;
    const hasMeasure = [...answered].some((one) => /\d/.test(one));
    const hasSize = [...own].some(isSizeWord);
    const left = missing.filter(
      (word) => !isExtra(word) && !(isSizeWord(word) && hasMeasure && !hasSize),
    );
    const near = left.flatMap((word) => {
      const owns = [...own].flatMap((one) => this.measures.get(one) ?? []);
      return findNearest(word, parseWordMeasures(word), owns) ?? [];
    });
    return {
      product,
      missing: words.filter((word) => left.includes(word)),
      byKind,
      extra: [...own].filter((one) => !answered.has(one)).length,
      ignored: missing.length - left.length,
      hasNoun,
      score: score + pairs + near.reduce((sum, { apart }) => sum + 1 - apart, 0),
    };
  }

  /**
   * Returns whether all other names contain the words of this name, as 'Dropper Bottle with Gold
   * Collar' contains 'Dropper Bottle'.
   */
  isPlainestAmong({ product }: Fit, fits: readonly Fit[]): boolean {
    const own = findTellingWords(product.productName);
    return fits.every((other) => {
      const others = new Set(findTellingWords(other.product.productName));
      return own.every((word) => others.has(word));
    });
  }
}

/** Returns one shared index for each list of products. */
export const getNameIndex = weakMapMemoize((products: readonly Product[]): Promise<NameIndex> =>
  new NameIndex(products).build(),
);
