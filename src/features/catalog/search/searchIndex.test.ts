import fc from 'fast-check';
import catalogue from '../../../../server/seed/catalogue.json';
import { maxTypos, SearchIndex } from './searchIndex';
import type { SearchEntry } from './searchIndex';

const indexOf = (entries: SearchEntry[]) => SearchIndex.of(entries, (entry) => entry);
const namesOf = (entries: readonly SearchEntry[]) => entries.map(({ name }) => name);
const names = (entries: SearchEntry[], query: string) => namesOf(indexOf(entries).search(query));

const demo: SearchEntry[] = catalogue.products.map(({ name, category, subCategory }) => ({
  name,
  subCategory,
  category,
}));
const demoIndex = indexOf(demo);
const found = (query: string) => namesOf(demoIndex.search(query));
const first = (query: string) => found(query)[0];

describe('order', () => {
  const entries = ['Jar Opener Box', 'Honey Jar', 'Jar', 'Jam Jars', 'Jarful', 'Jat Rack'].map(
    (name) => ({ name }),
  );

  it('puts the same name before its beginning, a beginning before a word', () => {
    expect(names(entries, 'jar')).toEqual([
      'Jar',
      'Jar Opener Box',
      'Jarful',
      'Honey Jar',
      'Jam Jars',
    ]);
  });

  it('puts a whole word before the beginning of one, that before a typo', () => {
    const list = ['My Bottel', 'My Bottlebag', 'My Bottle'].map((name) => ({ name }));
    expect(names(list, 'bottle')).toEqual(['My Bottle', 'My Bottlebag', 'My Bottel']);
  });

  it('puts names before sub-categories, these before categories', () => {
    const list = [
      { name: 'A', subCategory: 'x', category: 'Lids' },
      { name: 'B', subCategory: 'Lids', category: 'x' },
      { name: 'C Lid' },
    ];
    expect(names(list, 'lid')).toEqual(['C Lid', 'B', 'A']);
  });

  it('leaves equals as they came', () => {
    const list = ['Box red', 'Box green', 'Box blue'].map((name) => ({ name }));
    expect(names(list, 'box')).toEqual(['Box red', 'Box green', 'Box blue']);
  });

  it('asks for every word, in any order, but not for little words', () => {
    expect(names(entries, 'jar honey')).toEqual(['Honey Jar']);
    expect(names(entries, 'a jar for the honey')).toEqual(['Honey Jar']);
    expect(names(entries, 'honey cup')).toEqual([]);
  });
});

describe('typos', () => {
  it('forgives by the length of the word', () => {
    expect([3, 4, 7, 8].map((length) => maxTypos('x'.repeat(length)))).toEqual([0, 1, 1, 2]);
    const list = ['Jar', 'Pizza', 'Cupcakes & more', 'Magnetic'].map((name) => ({ name }));
    expect(names(list, 'jat')).toEqual([]);
    expect(names(list, 'pizaa')).toEqual(['Pizza']);
    expect(names(list, 'pixaa')).toEqual([]);
    expect(names(list, 'mgnetik')).toEqual([]);
    expect(names(list, 'magnettik')).toEqual(['Magnetic']);
  });

  it('forgives two letters that changed places', () => {
    expect(names([{ name: 'Kraft Bottle' }], 'bottel kratf')).toEqual(['Kraft Bottle']);
  });

  it('follow the exact where these are few, and never where they are many', () => {
    const few = [{ name: 'Pizzas' }, { name: 'Pizra' }];
    expect(names(few, 'pizza')).toEqual(['Pizzas', 'Pizra']);
    const many = [
      ...Array.from({ length: 6 }, (_, at) => ({ name: `Pizza ${String(at)}` })),
      { name: 'Pizra' },
    ];
    expect(names(many, 'pizza')).not.toContain('Pizra');
  });

  it('joins and splits words', () => {
    const list = [{ name: 'Cupcake Stand' }, { name: 'Pizza Box' }];
    expect(names(list, 'cup cake')).toEqual(['Cupcake Stand']);
    expect(names(list, 'pizzabox')).toEqual(['Pizza Box']);
  });
});

describe('over the demo catalogue', () => {
  it('finds every product first by its own name', () => {
    for (const { name } of demo) expect(first(name)).toBe(name);
  });

  it('finds every product by each beginning of its name that is its alone', () => {
    for (const { name } of demo.filter((_, at) => at % 7 === 0)) {
      for (let length = 3; length <= name.length; length += 4) {
        const start = name.slice(0, length);
        const sharing = demo.filter((other) => other.name.startsWith(start)).length;
        expect(found(start).slice(0, Math.max(sharing, 6))).toContain(name);
      }
    }
  });

  it.each([
    ['pizza box', /Pizza Box/],
    ['pizzabox', /Pizza Box/],
    ['piza box', /Pizza Box/],
    ['burgr box', /Burger Box/],
    ['honey jar', /Honey Jar/],
    ['10 inch cake box', /Cake Box.*10 inch/],
    ['10" cake box', /Cake Box.*10 inch/],
    ['250ml juice', /Juice Bottle – 250 ml/],
    ['12oz cup', /Cup.*12 oz/],
    ['1 litre bottle', /Bottle – 1 Litre/],
    ['thank you card', /^Thank-you Cards$/],
    ['mithai', /Mithai Box/],
    ['ring box', /^Ring Box Navy$/],
    ['macarons', /^Macaron/],
    ['jewelry', /Ring Box|Pendant Box/],
    ['drawer', /^Drawer Box/],
    ['stand up pouch', /Pouch/],
  ])('the first answer to %s is what it says', (query, expected) => {
    expect(first(query)).toMatch(expected);
  });

  it.each([
    ['dabba', /Box/],
    ['dabay', /Box/],
    ['pizza ka dabba', /Pizza Box/],
    ['bottal', /Bottle/],
    ['doodh ki bottal', /Milk Bottle/],
    ['shehad', /Honey/],
    ['thaila', /Bag/],
    ['shopper', /Bag/],
    ['dhakkan', /Lid/],
    ['martaban', /Jar/],
    ['mombatti', /Candle/],
    ['tohfa', /Gift/],
    ['lal dabba', /Red/],
    ['feeta', /Ribbon/],
    ['kaghaz', /Paper/],
    ['ڈبہ', /Box/],
    ['شہد', /Honey/],
  ])('understands %s', (query, expected) => {
    const results = found(query).slice(0, 2);
    expect(results.length).toBeGreaterThan(0);
    for (const name of results) expect(name).toMatch(expected);
  });

  it('ranks what begins with the query before what only holds it', () => {
    const results = found('kraft');
    const begins = results.map((name) => name.startsWith('Kraft'));
    expect(begins.indexOf(false)).toBeGreaterThan(20);
    expect(begins.slice(begins.indexOf(false))).not.toContain(true);
  });

  it('finds all of a category by its name', () => {
    const inCategory = catalogue.products.filter(({ category }) => category === 'Pizza Boxes');
    expect(found('pizza boxes').slice(0, inCategory.length).sort()).toEqual(
      inCategory.map(({ name }) => name).sort(),
    );
  });

  it.each(['', '   ', '–', '!!!', '<script>alert(1)</script>', 'qqqqqqq', '\\', '('])(
    'finds nothing for %p, and does not fail',
    (query) => {
      expect(found(query)).toEqual([]);
    },
  );

  it('gives the same answer whatever was asked before, and each product once', () => {
    const query = fc.oneof(
      fc.constantFrom(...demo.map(({ name }) => name.toLowerCase())),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(query, { maxLength: 3 }), query, (before, asked) => {
        for (const other of before) found(other);
        const results = demoIndex.search(asked);
        expect(results).toEqual(indexOf(demo).search(asked));
        expect(new Set(results).size).toBe(results.length);
      }),
      { numRuns: 30 },
    );
  });

  it('answers a hostile query quickly', () => {
    const start = performance.now();
    found('kraft box '.repeat(5000));
    found('a'.repeat(100_000));
    found('8x'.repeat(50_000));
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('of a query that finds nothing', () => {
  const partly = (query: string) => {
    const { found: entries, matched, asked } = demoIndex.searchPartly(query);
    return { names: namesOf(entries), matched, asked };
  };

  it.each([
    ['brown paper bag', 2, 3, /Kraft.* Bag/],
    ['ice cream cup', 1, 3, /Cup/],
    ['cake box 2 pound', 2, 4, /Cake Box/],
    ['pizza 14', 1, 2, /Pizza/],
    ['piza 14', 1, 2, /Pizza/],
    ['dabba qqqqqq', 1, 2, /Box/],
    ['box box qqqqqq', 1, 2, /Box/],
  ])('%s: what has the most of its words', (query, matched, asked, first) => {
    expect(found(query)).toEqual([]);
    const result = partly(query);
    expect(result).toMatchObject({ matched, asked });
    expect(result.names[0]).toMatch(first);
  });

  it('takes no other number for the one that was asked for', () => {
    const sold = ['Jar 200 ml', 'Jar 250 ml', 'Lid 35 mm', 'Lid 25 mm'];
    const index = indexOf(sold.map((name) => ({ name })));
    expect(namesOf(index.searchPartly('25 qqqqqq').found)).toEqual(['Lid 25 mm']);
    expect(namesOf(index.searchPartly('250ml qqqqqq').found)).toEqual(['Jar 250 ml']);
  });

  it.each(['tissue', 'qqqqqq zzzzzz', '', '!!!'])(
    'nothing, where no word of %p is known',
    (query) => {
      expect(partly(query)).toMatchObject({ names: [], matched: 0 });
    },
  );

  it('has as many words as it claims, leaves none out, and is never empty where one is known', () => {
    // None is a beginning, a slip or another name of another.
    const known = ['velvet', 'quartz', 'jumbo', 'zephyr', 'lid', '40', '9x9'];
    const list = fc.array(fc.subarray(known, { minLength: 1 }), { minLength: 1, maxLength: 12 });
    const asked = fc.uniqueArray(fc.constantFrom(...known, 'wxwxwx', 'ymymym'), { minLength: 1 });
    fc.assert(
      fc.property(list, asked, (entries, words) => {
        const list = entries.map((parts) => ({ name: parts.join(' ') }));
        const counts = entries.map((parts) => words.filter((word) => parts.includes(word)).length);
        const most = Math.max(...counts);
        const result = indexOf(list).searchPartly(words.join(' '));
        expect(result).toMatchObject({ matched: most, asked: words.length });
        expect(new Set(result.found)).toEqual(
          new Set(list.filter((_, id) => most > 0 && counts[id] === most)),
        );
      }),
    );
  });
});

it('builds the same index in chunks, letting others work between', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1));
  const index = await SearchIndex.inChunks(demo.concat(demo, demo), (entry) => entry);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
  const once = SearchIndex.of(demo.concat(demo, demo), (entry) => entry);
  expect(index.search('kraft box')).toEqual(once.search('kraft box'));
});
