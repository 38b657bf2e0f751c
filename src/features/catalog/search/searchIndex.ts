import MiniSearch from 'minisearch';
import type { Query, SearchOptions } from 'minisearch';
import { synonyms } from './synonyms';
import { singular, unitWithin, wordsAsked, wordsOf } from './words';

/** What an item is found by: its name first, the names it belongs to next. */
export interface SearchEntry {
  name: string;
  subCategory?: string;
  category?: string;
}

/** Where fewer than so many fit, those that fit but for a typo follow them. */
const fewMatches = 6;

/** So many typos are forgiven, by the length of the word; another number is none. */
const maxTypos = (word: string): number =>
  word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2;

/** For queries: their words are made by `wordsAsked`. */
const asItIs = { tokenize: (word: string) => [word], processTerm: (word: string) => word };

const exactly: SearchOptions = { prefix: true };
const forgivingly: SearchOptions = { prefix: true, fuzzy: maxTypos };

/** As `forgivingly`, but no typo in the first letter, and no number that the one asked for begins. */
const nearly = (word: string): SearchOptions => ({
  ...forgivingly,
  boostDocument: (_id, term) => {
    const fits = term.startsWith(word)
      ? !/^\d\d$/.test(term.slice(word.length - 1, word.length + 1))
      : term.charAt(0) === word.charAt(0);
    return fits ? 1 : 0;
  },
});

/** Words of the catalogue, found by what else they are called. */
const catalogueWords = new MiniSearch({ fields: ['names'], tokenize: wordsOf });
catalogueWords.addAll(
  Object.entries(synonyms).map(([word, names]) => ({ id: singular(word), names })),
);

const swapped = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

const meant = (word: string, options: SearchOptions): string[] =>
  catalogueWords.search(word, { ...asItIs, ...options }).map(({ id }) => String(id));

function meanings(word: string, options: SearchOptions): Query {
  const others = meant(word, { ...options, prefix: word.length > 2 });
  if (options.fuzzy && maxTypos(word) > 0) others.push(...swapped(word));
  return {
    combineWith: 'OR',
    queries: [
      // A lone letter begins words of nearly all categories.
      { queries: [word], ...options, ...(word.length === 1 && { fields: ['name'] }) },
      { combineWith: 'OR', queries: others, boostTerm: () => 0.3 },
    ],
  };
}

/** The very name comes before one that begins so, that before one that has the words elsewhere, whatever their scores. */
function phraseBoost(name: string, query: string): number {
  if (name === query) return 1e12;
  if (name.startsWith(`${query} `)) return 1e9;
  if (name.startsWith(query)) return 1e6;
  return name.includes(` ${query}`) ? 1e3 : 1;
}

/** Finds items by the words of a query. A whole word counts for more than a beginning, that for more than a typo. */
export class SearchIndex<T> {
  private readonly words = new Set<string>();

  private readonly index = new MiniSearch<SearchEntry>({
    fields: ['name', 'subCategory', 'category'],
    storeFields: ['phrase'],
    tokenize: wordsOf,
    processTerm: (word) => {
      this.words.add(word);
      // 'ml' alone (250 m…) finds '250ml' too.
      const unit = unitWithin(word);
      return unit === undefined ? word : [word, unit];
    },
    searchOptions: {
      ...asItIs,
      boost: { name: 2, subCategory: 1.2 },
      weights: { prefix: 0.3, fuzzy: 0.1 },
      // Long names are no worse than short ones.
      bm25: { k: 1.2, b: 0, d: 0.5 },
    },
  });

  constructor(
    readonly items: readonly T[],
    private readonly entryOf: (item: T) => SearchEntry,
  ) {}

  /** In chunks, so that a large catalogue never blocks the page. */
  async build(): Promise<this> {
    const documents = this.items.map((item, id) => {
      const entry = this.entryOf(item);
      return { id, ...entry, phrase: wordsOf(entry.name).join(' ') };
    });
    await this.index.addAllAsync(documents, { chunkSize: 100 });
    return this;
  }

  /** The items that have all words, the best first. */
  search(query: string): T[] {
    const { all, words } = wordsAsked(query);
    const phrase = all.join(' ');
    const withAll = (queries: Query[]): number[] =>
      this.index
        .search({
          combineWith: 'AND',
          queries,
          boostDocument: (_id, _term, stored) => phraseBoost(String(stored?.phrase), phrase),
        })
        .map(({ id }) => Number(id));
    const exact = withAll(words.map((word) => meanings(word, exactly)));
    if (exact.length >= fewMatches) return this.itemsOf(exact);
    const queries = words.map((word) => meanings(word, forgivingly));
    const forgiven = [queries, ...this.rewritten(words, queries)].flatMap(withAll);
    return this.itemsOf(new Set([...exact, ...forgiven]));
  }

  /** The queries with two words written as one ('cup cake'), or one as two ('pizzabox'). */
  private rewritten(words: readonly string[], queries: readonly Query[]): Query[][] {
    return words.flatMap((word, at) => {
      const joined = word + (words[at + 1] ?? '');
      if (joined !== word && (this.words.has(joined) || meant(joined, {}).length > 0))
        return [queries.toSpliced(at, 2, meanings(joined, exactly))];
      if (this.words.has(word)) return [];
      return Array.from(word, (_, cut) => [word.slice(0, cut), word.slice(cut)])
        .filter((parts) => parts.every((part) => part.length > 2 && this.words.has(part)))
        .map((parts) => queries.toSpliced(at, 1, ...parts));
    });
  }

  /** For a query that finds nothing: the items that have the most of its words, how many of them, the best first. */
  searchPartly(query: string) {
    const { words } = wordsAsked(query);
    const matches = new Map<number, { matched: number; score: number }>();
    words.forEach((word, at) => {
      for (const { id, score } of this.index.search(meanings(word, nearly(word)))) {
        const match = matches.get(Number(id)) ?? { matched: 0, score: 0 };
        match.matched += 1;
        // 'Paper bag': rather a bag than something else of paper.
        match.score += score * 2 ** at;
        matches.set(Number(id), match);
      }
    });
    const ranked = [...matches].sort(([, a], [, b]) => b.matched - a.matched || b.score - a.score);
    const matched = ranked[0]?.[1].matched ?? 0;
    const best = ranked.filter(([, match]) => match.matched === matched).map(([id]) => id);
    return { found: this.itemsOf(best), matched, asked: words.length };
  }

  private itemsOf(ids: Iterable<number>): T[] {
    return Array.from(ids, (id) => this.items[id]).filter((item) => item !== undefined);
  }
}
