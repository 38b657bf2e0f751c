import SearchableMap from 'minisearch/SearchableMap';
import { littleWords, synonyms } from './synonyms';
import { singular, unitWithin, wordsOf } from './words';

/** What can be found: by its name first, by the names it belongs to next. */
export interface SearchEntry {
  name: string;
  /** Sub-category and category, the nearer first. */
  within?: readonly string[];
}

/** The places of a word: entry number × 4 + rank of the field. */
interface WordPlaces {
  places: number[];
  /** Catalogue words that this one also stands for. */
  meant: WordPlaces[];
}

const fieldRank = { name: 3, nearer: 1, farther: 0 } as const;

/** How well a word of the query fits a word of the catalogue; times 4, so that the field decides among equals. */
const fit = { whole: 32, beginning: 24, synonym: 20, synonymBeginning: 16, typo: 8, twoTypos: 4 };

/** How well the query as a whole fits the name. */
const phrase = { same: 6000, beginningWhole: 4000, beginning: 2000, within: 200 };

function phrasePoints(name: string, text: string, within: string): number {
  if (name.startsWith(text)) {
    if (name.length === text.length) return phrase.same;
    return name.charAt(text.length) === ' ' ? phrase.beginningWhole : phrase.beginning;
  }
  return name.includes(within) ? phrase.within : 0;
}

/** Where fewer than so many fit, those that fit but for a typo follow them. */
const few = 6;

/** Longer queries are cut: nobody types them, and each word costs time. */
const maxWords = 12;
const maxLetters = 200;

/** So many typos are forgiven, by the length of the word. */
export const maxTypos = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/**
 * Finds entries by the words of a query: exact > prefix > word > typo (design 5.6). The look-up of words is
 * minisearch's radix tree; the scoring is ours, on flat arrays, because minisearch makes an object for each hit and
 * takes over 1 s for a short prefix among 100,000 products at 4× CPU slow-down.
 */
export class SearchIndex {
  private readonly tree = new SearchableMap<WordPlaces>();
  private readonly names: string[] = [];
  private readonly wordCache = new Map<string, string[]>();
  private best = new Uint8Array(0);
  private stage = new Uint8Array(0);
  private total = new Uint16Array(0);
  private last: { query: string; found: Uint32Array } | undefined;

  add({ name, within = [] }: SearchEntry): void {
    const id = this.names.length;
    const nameWords = wordsOf(name);
    this.names.push(nameWords.join(' '));
    this.place(nameWords, id * 4 + fieldRank.name);
    within.forEach((text, depth) => {
      let words = this.wordCache.get(text);
      if (!words) this.wordCache.set(text, (words = wordsOf(text)));
      this.place(words, id * 4 + (depth === 0 ? fieldRank.nearer : fieldRank.farther));
    });
  }

  private place(words: readonly string[], place: number): void {
    for (const word of words) {
      this.placesOf(word).places.push(place);
      const unit = unitWithin(word);
      if (unit) this.placesOf(unit).places.push(place);
    }
  }

  private placesOf(word: string): WordPlaces {
    let entry = this.tree.get(word);
    if (!entry) this.tree.set(word, (entry = { places: [], meant: [] }));
    return entry;
  }

  /** After the last `add`. */
  finish(): this {
    for (const [word, names] of Object.entries(synonyms)) {
      const known = this.tree.get(singular(word));
      if (!known) continue;
      for (const name of names.split(' ')) {
        for (const part of wordsOf(name)) this.placesOf(part).meant.push(known);
      }
    }
    this.wordCache.clear();
    this.best = new Uint8Array(this.names.length);
    this.stage = new Uint8Array(this.names.length);
    this.total = new Uint16Array(this.names.length);
    return this;
  }

  /** The numbers of the entries that fit, the best first; equals stay in the order in which they were added. */
  search(query: string): Uint32Array {
    if (this.last?.query === query) return this.last.found;
    const found = this.find(query);
    this.last = { query, found };
    return found;
  }

  private find(query: string): Uint32Array {
    const all = wordsOf(query.slice(0, maxLetters)).slice(0, maxWords);
    const telling = all.filter((word) => !littleWords.has(word));
    const words = telling.length > 0 ? telling : all;
    if (words.length === 0) return new Uint32Array(0);
    const found = this.pass(words, all, false);
    if (found.length >= few) return found;
    const seen = new Set(found);
    const merged = [...found];
    for (const variant of [words, ...this.rewritten(words)]) {
      for (const id of this.pass(variant, all, true)) {
        if (!seen.has(id)) merged.push(id);
        seen.add(id);
      }
    }
    return Uint32Array.from(merged);
  }

  /** The query with two words written as one ('cup cake'), or one as two ('pizzabox'). */
  private rewritten(words: readonly string[]): string[][] {
    const variants: string[][] = [];
    words.forEach((word, at) => {
      const next = words[at + 1];
      if (next !== undefined && this.tree.has(word + next)) {
        variants.push(words.toSpliced(at, 2, word + next));
      }
      for (let cut = 3; cut <= word.length - 3 && !this.tree.has(word); cut += 1) {
        const parts = [word.slice(0, cut), word.slice(cut)];
        if (parts.every((part) => this.tree.has(part))) {
          variants.push(words.toSpliced(at, 1, ...parts));
        }
      }
    });
    return variants;
  }

  /** The catalogue words that one word of the query may mean, and how well each fits. */
  private meanings(word: string, withTypos: boolean): [WordPlaces, number][] {
    const result: [WordPlaces, number][] = [];
    const take = (entry: WordPlaces, own: number, meant: number) => {
      result.push([entry, own]);
      for (const other of entry.meant) result.push([other, meant]);
    };
    for (const [key, entry] of this.tree.atPrefix(word).entries()) {
      if (key === word) take(entry, fit.whole, fit.synonym);
      else take(entry, fit.beginning, word.length < 3 ? 0 : fit.synonymBeginning);
    }
    const typos = maxTypos(word);
    if (!withTypos || typos === 0) return result;
    for (const [entry, distance] of this.tree.fuzzyGet(word, typos).values()) {
      if (distance > 0) take(entry, distance === 1 ? fit.typo : fit.twoTypos, fit.twoTypos);
    }
    for (let at = 0; at < word.length - 1; at += 1) {
      const swapped =
        word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
      const entry = swapped === word ? undefined : this.tree.get(swapped);
      if (entry) take(entry, fit.typo, fit.twoTypos);
    }
    return result;
  }

  /** The entries in which every word is found, the best first. */
  private pass(words: readonly string[], all: readonly string[], withTypos: boolean): Uint32Array {
    const { best, stage, total } = this;
    stage.fill(0);
    total.fill(0);
    words.forEach((word, at) => {
      best.fill(0);
      for (const [{ places }, points] of this.meanings(word, withTypos)) {
        for (const place of places) {
          const id = place >>> 2;
          const value = points + (place & 3);
          if (points > 0 && value > (best[id] ?? 0)) best[id] = value;
        }
      }
      for (let id = 0; id < best.length; id += 1) {
        const value = best[id] ?? 0;
        if (value === 0 || stage[id] !== at) continue;
        stage[id] = at + 1;
        total[id] = (total[id] ?? 0) + value;
      }
    });
    return this.ranked(words.length, all.join(' '));
  }

  /** Counting sort: a comparison sort of 70,000 hits would take longer than all the rest. */
  private ranked(wordCount: number, text: string): Uint32Array {
    const { stage, total, names } = this;
    const within = ` ${text}`;
    const ends = new Uint32Array(phrase.same + maxWords * 40);
    let size = 0;
    for (let id = 0; id < stage.length; id += 1) {
      if (stage[id] !== wordCount) continue;
      size += 1;
      const name = names[id] ?? '';
      const points = (total[id] ?? 0) + phrasePoints(name, text, within);
      total[id] = points;
      ends[points] = (ends[points] ?? 0) + 1;
    }
    for (let points = ends.length - 2; points >= 0; points -= 1) {
      ends[points] = (ends[points] ?? 0) + (ends[points + 1] ?? 0);
    }
    const order = new Uint32Array(size);
    for (let id = stage.length - 1; id >= 0; id -= 1) {
      if (stage[id] !== wordCount) continue;
      const points = total[id] ?? 0;
      const end = (ends[points] ?? 1) - 1;
      ends[points] = end;
      order[end] = id;
    }
    return order;
  }
}

/** Longest stretch of work between two pauses, in ms. */
const slice = 5;

/** Builds in slices, so that a large catalogue never blocks the page. */
export async function buildSearchIndex(
  entries: Iterable<SearchEntry>,
  pause: () => Promise<void>,
): Promise<SearchIndex> {
  const index = new SearchIndex();
  let since = performance.now();
  let count = 0;
  for (const entry of entries) {
    index.add(entry);
    count += 1;
    if (count % 32 !== 0 || performance.now() - since < slice) continue;
    await pause();
    since = performance.now();
  }
  return index.finish();
}
