import fc from 'fast-check';
import catalogue from '@shop/server/seed/catalogue.json';
import { SearchIndex } from './searchIndex';
import type { SearchEntry } from './searchIndex';

const buildIndex = (entries: SearchEntry[]) => new SearchIndex(entries, (entry) => entry).build();
const getNames = (entries: readonly SearchEntry[]) => entries.map(({ name }) => name);

const demoEntries: SearchEntry[] = catalogue.products.map(
  ({ productName, category, subCategory }) => ({
    name: productName,
    subCategory,
    category,
  }),
);
let demoIndex: SearchIndex<SearchEntry>;
beforeAll(async () => {
  demoIndex = await buildIndex(demoEntries);
});
const findNames = (query: string) => getNames(demoIndex.search(query));

it.each([
  [
    'ranks equal names first, then names that start with the word, and no typos',
    'jar',
    ['Honey Jar', 'Jarful', 'Jat Rack', 'Jar Opener Box', 'Jar'],
    ['Jar', 'Jar Opener Box', 'Jarful', 'Honey Jar'],
  ],
  [
    'ranks a whole word before the beginning of a word, and both before a typo',
    'bottle',
    ['My Botle', 'My Bottlebag', 'My Bottle'],
    ['My Bottle', 'My Bottlebag', 'My Botle'],
  ],
  ['keeps the order of equal matches', 'box', ['Box red', 'Box green'], ['Box red', 'Box green']],
  ['requires all words, in any order', 'jar honey', ['Honey Jar', 'Jam Jar'], ['Honey Jar']],
  ['ignores filler words', 'a jar for the honey', ['Honey Jar', 'Jam Jar'], ['Honey Jar']],
  ['joins two words', 'cup cake', ['Cupcake Stand', 'Pizza Box'], ['Cupcake Stand']],
  ['joins two Urdu words', 'کپ کیک ڈبہ', ['Cupcake Box', 'Cup Box', 'Cake Box'], ['Cupcake Box']],
  ['accepts no typo in a number', '13 inc', ['Box 12 inch', 'Box 13 inch'], ['Box 13 inch']],
  ['splits one word', 'pizzabox', ['Cupcake Stand', 'Pizza Box'], ['Pizza Box']],
  ['accepts a typo in each word', 'botle krafd', ['Kraft Bottle'], ['Kraft Bottle']],
  ['rejects two typos in a short word', 'pixaa', ['Pizza'], []],
  ['accepts two typos in a long word', 'magnettik', ['Magnetic'], ['Magnetic']],
  [
    'accepts no typos if there are many exact matches',
    'box',
    ['Boz 0', 'Box 1', 'Box 2', 'Box 3', 'Box 4', 'Box 5', 'Box 6'],
    ['Box 1', 'Box 2', 'Box 3', 'Box 4', 'Box 5', 'Box 6'],
  ],
])('%s', async (_title, query, entries, expected) => {
  const { exact, fuzzy } = (await buildIndex(entries.map((name) => ({ name })))).find(query);
  expect(getNames([...exact, ...fuzzy])).toEqual(expected);
});

it.each([
  ['only names with the typed word', 'sweet', ['Sweet Box', 'Mithai Box'], ['Sweet Box']],
  ['synonyms if no name has the word', 'cardboard', ['Kraft Bag', 'Jar'], ['Kraft Bag']],
  ['typos if no name has the word', 'piza', ['Pizza Box', 'Jar'], ['Pizza Box']],
  [
    'the same size in another unit',
    'pizza 33cm',
    ['Pizza 13 inch', 'Pizza 12 inch'],
    ['Pizza 13 inch'],
  ],
  ['no similar size', '14 inch pizza', ['Pizza Box 13 inch'], []],
])('suggests %s', async (_title, query, names, expected) => {
  const index = await buildIndex(names.map((name) => ({ name })));
  expect(getNames(index.suggest(query))).toEqual(expected);
});

it('ranks names before sub-categories, and these before categories', async () => {
  const entries = [
    { name: 'A', subCategory: 'x', category: 'Lids' },
    { name: 'B', subCategory: 'Lids', category: 'x' },
    { name: 'C Lid' },
  ];
  expect(getNames((await buildIndex(entries)).search('lid'))).toEqual(['C Lid', 'B', 'A']);
});

it('finds each demo product first by its own name, without duplicates', () => {
  for (const { name } of demoEntries) {
    const results = findNames(name);
    expect(results[0]).toBe(name);
    expect(new Set(results).size).toBe(results.length);
  }
});

it.each([
  ['piza box', /Pizza Box/],
  ['10" cake box', /Cake Box.*10 inch/],
  ['250ml juice', /Juice Bottle – 250 ml/],
  ['thank you card', /^Thank-you Cards$/],
  ['macarons', /^Macaron/],
  ['jewelry', /Ring Box|Pendant Box/],
  ['pizza ka dabba', /Pizza Box/],
  ['doodh ki bottal', /Milk Bottle/],
  ['lal dabba', /Red/],
  ['شہد', /Honey/],
])('finds a matching product first for %s', (query, expected) => {
  expect(findNames(query)[0]).toMatch(expected);
});

it.each(['', '!!!', '<script>alert()</script>', 'tissue', '\\', '('])(
  'finds no full or partial match for %p, and does not throw',
  (query) => {
    expect(findNames(query)).toEqual([]);
    expect(demoIndex.searchPartly(query)).toMatchObject({ items: [], matchedCount: 0 });
  },
);

it.each([
  ['brown paper bag', 2, 3, /Kraft.* Bag/],
  ['cake box 2 pound', 2, 4, /Cake Box/],
  ['piza 14', 1, 2, /Pizza/],
  ['box box qqqqqq', 1, 2, /Box/],
])('finds only partial matches for "%s"', (query, expectedCount, wordCount, expectedName) => {
  expect(findNames(query)).toEqual([]);
  const result = demoIndex.searchPartly(query);
  expect(result).toMatchObject({ matchedCount: expectedCount, wordCount });
  expect(result.items[0]?.name).toMatch(expectedName);
});

it('does not match a number that only starts with the requested number', async () => {
  const productNames = ['Jar 200 ml', 'Jar 250 ml', 'Lid 35 mm', 'Lid 25 mm'];
  const index = await buildIndex(productNames.map((name) => ({ name })));
  expect(getNames(index.searchPartly('25 qqqqqq').items)).toEqual(['Lid 25 mm']);
  expect(getNames(index.searchPartly('250ml qqqqqq').items)).toEqual(['Jar 250 ml']);
});

it('finds the items with the most words of a query and counts those words', async () => {
  // No word is the beginning, a misspelling or a synonym of another word.
  const knownWords = ['velvet', 'quartz', 'jumbo', 'zephyr', 'lid', '40', '9x9'];
  const arbitraryEntries = fc.array(fc.subarray(knownWords, { minLength: 1 }), {
    minLength: 1,
    maxLength: 12,
  });
  const arbitraryQueryWords = fc.uniqueArray(fc.constantFrom(...knownWords, 'wxwxwx', 'ymymym'), {
    minLength: 1,
  });
  await fc.assert(
    fc.asyncProperty(arbitraryEntries, arbitraryQueryWords, async (entries, words) => {
      const searchEntries = entries.map((parts) => ({ name: parts.join(' ') }));
      const matchCounts = entries.map(
        (parts) => words.filter((word) => parts.includes(word)).length,
      );
      const maxCount = Math.max(...matchCounts);
      const result = (await buildIndex(searchEntries)).searchPartly(words.join(' '));
      expect(result).toMatchObject({ matchedCount: maxCount, wordCount: words.length });
      expect(new Set(result.items)).toEqual(
        new Set(searchEntries.filter((_, id) => maxCount > 0 && matchCounts[id] === maxCount)),
      );
    }),
  );
});
