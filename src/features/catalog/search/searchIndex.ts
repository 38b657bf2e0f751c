import SearchableMap from 'minisearch/SearchableMap';
import { partWords } from './partialMatch';
import type { PartialMatch } from './partialMatch';
import { few, fieldRank, fit, maxPoints, maxTypos, phrasePoints } from './scores';
import { synonyms } from './synonyms';
import { singular, splitsNumber, unitWithin, wordsAsked, wordsOf } from './words';

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

/**
 * What is taken for a word beside synonyms and beginnings: nothing, typos, or (where it is said that a product has so
 * many of the words) typos behind the first letter, and for a number no longer one.
 */
type Care = 'exact' | 'typos' | 'partly';

/**
 * Finds entries by the words of a query: exact > prefix > word > typo. The look-up of words is
 * minisearch's radix tree; the scoring is ours, on flat arrays, because minisearch makes an object for each hit and
 * takes over 1 s for a short prefix among 100,000 products at 4× CPU slow-down.
 */
export class SearchIndex {
  private readonly tree = new SearchableMap<WordPlaces>();
  private readonly names: string[] = [];
  private readonly wordCache = new Map<string, string[]>();
  private best = new Uint8Array(0);
  private matched = new Uint8Array(0);
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
    this.matched = new Uint8Array(this.names.length);
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

  /** For a query that finds nothing: the entries that have the most of its words. */
  searchPartly(query: string): PartialMatch {
    const { all, words } = wordsAsked(query);
    const different = [...new Set(words)];
    this.match(different, 'partly');
    const matched = this.matched.reduce((most, count) => Math.max(most, count), 0);
    const found = matched === 0 ? new Uint32Array(0) : this.ranked(matched, all.join(' '));
    const asked = different.length;
    return { found, matched, asked, ...partWords(matched, asked) };
  }

  private find(query: string): Uint32Array {
    const { all, words } = wordsAsked(query);
    if (words.length === 0) return new Uint32Array(0);
    const withAll = (wanted: readonly string[], care: Care) => {
      this.match(wanted, care);
      return this.ranked(wanted.length, all.join(' '));
    };
    const found = withAll(words, 'exact');
    if (found.length >= few) return found;
    const seen = new Set(found);
    const merged = [...found];
    for (const variant of [words, ...this.rewritten(words)]) {
      for (const id of withAll(variant, 'typos')) {
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
  private meanings(word: string, care: Care): [WordPlaces, number][] {
    const result: [WordPlaces, number][] = [];
    const isPartly = care === 'partly';
    const take = (entry: WordPlaces, own: number, meant: number) => {
      result.push([entry, own]);
      for (const other of entry.meant) result.push([other, meant]);
    };
    for (const [key, entry] of this.tree.atPrefix(word).entries()) {
      if (key === word) take(entry, fit.whole, fit.synonym);
      else if (!isPartly || !splitsNumber(key, word.length))
        take(entry, fit.beginning, word.length < 3 ? 0 : fit.synonymBeginning);
    }
    const forgiven = maxTypos(word);
    if (care === 'exact' || forgiven === 0 || (isPartly && /\d/.test(word))) return result;
    for (const [key, [entry, distance]] of this.tree.fuzzyGet(word, forgiven)) {
      if (isPartly && key.charAt(0) !== word.charAt(0)) continue;
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

  /** Counts for each entry how many of the words it has, and how well they fit. */
  private match(words: readonly string[], care: Care): void {
    const { best, matched, total } = this;
    matched.fill(0);
    total.fill(0);
    words.forEach((word, at) => {
      // 'Paper bag': rather a bag than something else of paper.
      const later = care === 'partly' ? at : 0;
      best.fill(0);
      for (const [{ places }, points] of this.meanings(word, care)) {
        for (const place of places) {
          const id = place >>> 2;
          const value = points + (place & 3);
          if (points > 0 && value > (best[id] ?? 0)) best[id] = value;
        }
      }
      for (let id = 0; id < best.length; id += 1) {
        const value = best[id] ?? 0;
        if (value === 0) continue;
        matched[id] = (matched[id] ?? 0) + 1;
        total[id] = (total[id] ?? 0) + value + later;
      }
    });
  }

  /** The entries that have so many words. By counting: comparing 70,000 would take longer than all the rest. */
  private ranked(wordCount: number, text: string): Uint32Array {
    const { matched, total, names } = this;
    const within = ` ${text}`;
    const ends = new Uint32Array(maxPoints);
    let size = 0;
    for (let id = 0; id < matched.length; id += 1) {
      if (matched[id] !== wordCount) continue;
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
    for (let id = matched.length - 1; id >= 0; id -= 1) {
      if (matched[id] !== wordCount) continue;
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
