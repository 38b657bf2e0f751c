import fc from 'fast-check';
import { aListedProduct } from '@/testing/listedProduct';
import type { Product } from '../mergeProducts';
import { countProducts, filterProducts, placeProducts, sortProducts } from './filterProducts';
import { buildFilterTree, keysAbove, otherName } from './filterTree';
import type { FilterNode, FilterTree } from './filterTree';
import { nameBooks, readListing, sortOrders, writeListing } from './filterUrl';
import type { ListingState, SortOrder } from './filterUrl';
import { nothingTicked, stateOf, tickedNodes, toggled, withNode } from './selection';
import type { Selection } from './selection';

const awkward = [
  ...['Cups, Lids & Trays', 'A', 'A,B', 'B', 'a', 'Tags, Tape', 'Tape', '100% جوس', 'ڈبہ'],
  ...['🎁 & 🍕', 'A > B', 'x=y', 'C+D', '#', '<b>'],
];
const name = fc
  .oneof(fc.constantFrom(...awkward), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }))
  .map((text) => text.trim())
  .filter((text) => text !== '');

const area = (id: string, productAreaName: string) => ({ productAreaId: id, productAreaName });
const category = (id: string, productCategoryName: string, productAreaId: string) => ({
  productCategoryId: id,
  productCategoryName,
  productAreaId,
  categoryImageURL: '',
});
const sub = (id: string, productSubCategoryName: string, productCategoryId: string) => ({
  productSubCategoryId: id,
  productSubCategoryName,
  productCategoryId,
});

/** Any tree: empty areas, childless categories, equal names, orphans. */
const anyTree = fc
  .record({
    areas: fc.array(name, { maxLength: 4 }),
    categories: fc.array(fc.tuple(name, fc.nat(4)), { maxLength: 6 }),
    subs: fc.array(fc.tuple(name, fc.nat(6)), { maxLength: 10 }),
  })
  .map(({ areas, categories, subs }) =>
    buildFilterTree(
      areas.map((own, id) => area(String(id), own)),
      categories.map(([own, parent], id) => category(String(id), own, String(parent))),
      subs.map(([own, parent], id) => sub(String(id), own, String(parent))),
      [],
    ),
  );

const withSelection = anyTree.chain((tree) =>
  fc.record({
    tree: fc.constant(tree),
    selection: fc
      .subarray(tree.nodes.filter(({ children }) => children.length === 0))
      .map((leaves) => new Set(leaves)),
  }),
);
const withNodePicked = withSelection
  .filter(({ tree }) => tree.nodes.length > 0)
  .chain(({ tree, selection }) =>
    fc.record({
      tree: fc.constant(tree),
      selection: fc.constant(selection),
      node: fc.constantFrom(...tree.nodes),
    }),
  );

const expectParentsToSayWhatTheirChildrenSay = (tree: FilterTree, selection: Selection) => {
  for (const node of tree.nodes.filter(({ children }) => children.length > 0)) {
    const states = new Set(node.children.map((child) => stateOf(selection, child)));
    const [only] = states;
    expect(stateOf(selection, node)).toBe(states.size === 1 ? only : 'mixed');
  }
};

describe('ticks', () => {
  it('ticking then unticking returns to the start, and the other way round', () => {
    fc.assert(
      fc.property(withNodePicked, ({ selection, node }) => {
        const state = stateOf(selection, node);
        const twice = toggled(toggled(selection, node), node);
        if (state !== 'mixed') expect(twice).toEqual(selection);
        else expect(stateOf(twice, node)).toBe('off');
      }),
    );
  });

  it('a parent always says what its children say', () => {
    fc.assert(
      fc.property(withNodePicked, ({ tree, selection, node }) => {
        expectParentsToSayWhatTheirChildrenSay(tree, selection);
        expectParentsToSayWhatTheirChildrenSay(tree, toggled(selection, node));
      }),
    );
  });

  it('a tick takes all below it along, and nothing beside it', () => {
    fc.assert(
      fc.property(withNodePicked, fc.boolean(), ({ tree, selection, node }, on) => {
        const next = withNode(selection, node, on);
        const isWithin = (other: FilterNode): boolean =>
          other === node || (other.parent !== undefined && isWithin(other.parent));
        for (const other of tree.nodes) {
          if (isWithin(other)) expect(stateOf(next, other)).toBe(on ? 'on' : 'off');
          else if (other.children.length === 0) {
            expect(stateOf(next, other)).toBe(stateOf(selection, other));
          }
        }
      }),
    );
  });

  it('the named nodes are the fewest that give the selection back', () => {
    fc.assert(
      fc.property(withSelection, ({ tree, selection }) => {
        const nodes = tickedNodes(tree, selection);
        const rebuilt = nodes.reduce((sum, node) => withNode(sum, node, true), nothingTicked);
        expect(rebuilt).toEqual(selection);
        for (const { parent } of nodes)
          if (parent) expect(stateOf(selection, parent)).toBe('mixed');
      }),
    );
  });
});

const read = (tree: FilterTree, query: string) =>
  readListing(new URLSearchParams(query), nameBooks(tree));

describe('address', () => {
  it('gives any state back, whatever the names', () => {
    const search = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim());
    const sort = fc.constantFrom(...(Object.keys(sortOrders) as SortOrder[]));
    fc.assert(
      fc.property(withSelection, search, sort, ({ tree, selection }, text, order) => {
        const state: ListingState = { search: text, selection, sort: order };
        const books = nameBooks(tree);
        const query = writeListing(state, tree, books).toString();
        const back = read(tree, query);
        expect(back.search).toBe(text);
        expect(back.sort).toBe(order);
        expect(back.selection).toEqual(selection);
        expect(back.unclean).toBe(false);
        expect(writeListing(back, tree, books).toString()).toBe(query);
      }),
      { numRuns: 300 },
    );
  });

  const taxonomy = [
    [area('1', 'Food Boxes'), area('2', 'Gift Packaging'), area('3', 'Sleeves & Labels')],
    [
      category('1', 'Pizza Boxes', '1'),
      category('2', 'Boxes', '1'),
      category('3', 'Boxes', '2'),
      category('4', 'Tags, Tape & Cards', '3'),
      category('5', 'Tape', '3'),
      category('6', 'Lost', '99'),
    ],
    [sub('1', 'Kraft', '1'), sub('2', 'White', '1'), sub('3', 'Red', '3')],
  ] as const;
  const tree = buildFilterTree(...taxonomy, []);
  const ticked = (query: string) =>
    tickedNodes(tree, read(tree, query).selection).map(({ key }) => key);

  it.each([
    ['category=Pizza+Boxes&category=Tape', ['c1', 'c5']],
    ['category=Pizza+Boxes,Tape', ['c1', 'c5']],
    ['category=pizza%20boxes%2C%20TAPE', ['c1', 'c5']],
    ['category=Tags%2C+Tape+%26+Cards', ['c4']],
    ['category=Tape,Tags%2C+Tape+%26+Cards,Pizza Boxes', ['c1', 'a3']],
    ['areas=food+boxes', ['a1']],
    ['subcategory=White', ['s2']],
    ['subcategory=White&subcategory=Kraft', ['c1']],
    ['areas=Sleeves+%26+Labels&subcategory=Red', ['a2', 'a3']],
    ['category=Boxes', ['c2', 'a2']],
    ['category=Gift Packaging > Boxes', ['a2']],
    ['category=Lost', ['c6']],
    ['', []],
  ])('%s', (query, keys) => {
    expect(ticked(query)).toEqual(keys);
    expect(read(tree, query).unclean).toBe(false);
  });

  it.each([
    'category=Nope',
    'category=Pizza Boxes,Nope',
    'category=',
    'utm_source=x',
    'sort=price',
    'sort=constructor',
    'search=+',
    'search=a&search=b',
    'sort=relevance',
  ])('%s wants cleaning', (query) => {
    expect(read(tree, query).unclean).toBe(true);
  });

  it('what stands above a named value is known, so that it can stand open', () => {
    expect([...keysAbove(read(tree, 'subcategory=White').named)]).toEqual(['c1', 'a1']);
    expect([...keysAbove(read(tree, 'category=Pizza Boxes').named)]).toEqual(['a1']);
    expect([...keysAbove(read(tree, 'areas=Food Boxes').named)]).toEqual([]);
  });

  it('survives thousands of commas', () => {
    const start = performance.now();
    expect(ticked(`category=${','.repeat(50_000)}`)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('shows the areas, and what no area owns only where no area owns anything', () => {
    const shown = ({ shown: nodes }: FilterTree) => nodes.map((node) => node.name);
    expect(shown(tree)).toEqual(['Food Boxes', 'Gift Packaging', 'Sleeves & Labels']);
    const pizza = { productCategoryName: 'Pizza', productSubCategoryName: '' };
    expect(shown(buildFilterTree([area('1', 'Food')], [], [], [pizza]))).toEqual(['Food', 'Pizza']);
    const noAreas = buildFilterTree([], [category('1', 'Pizza', '1')], [], [pizza]);
    expect(shown(noAreas)).toEqual(['Pizza']);
  });

  describe('products', () => {
    const named = (productName: string, productCategoryName = '', productSubCategoryName = '') =>
      aListedProduct({ productName, productCategoryName, productSubCategoryName });
    const products = [
      named('kraft pizza', 'Pizza Boxes', 'Kraft'),
      named('white pizza', 'pizza boxes', 'White'),
      named('plain pizza', 'Pizza Boxes'),
      named('any box', 'Boxes'),
      named('gift box', 'Boxes', 'Red'),
      named('stray'),
      named('only sub', '', 'White'),
      named('lost one', 'Lost'),
    ];
    const tree = buildFilterTree(...taxonomy, products);
    const homes = placeProducts(products, tree);
    const shown = (query: string, list: readonly Product[] = products) =>
      filterProducts(list, read(tree, query).selection, homes).map(
        ({ productName }) => productName,
      );

    it.each([
      ['', products.map(({ productName }) => productName)],
      ['category=Pizza Boxes', ['kraft pizza', 'white pizza', 'plain pizza', 'only sub']],
      ['subcategory=Kraft', ['kraft pizza']],
      ['subcategory=White', ['white pizza', 'only sub']],
      ['areas=Gift Packaging', ['any box', 'gift box']],
      ['category=Food Boxes > Boxes', ['any box']],
      ['category=Tape', []],
      ['category=Lost', ['lost one']],
      ['subcategory=Kraft&category=Boxes', ['kraft pizza', 'any box', 'gift box']],
    ])('%s shows, in the order given', (query, names) => {
      expect(shown(query)).toEqual(names);
      expect(shown(query, products.toReversed())).toEqual(names.toReversed());
    });

    it('of one sub-category name stand in that of their own category', () => {
      const categories = [category('1', 'Cups', '1'), category('2', 'Lids', '1')];
      const subs = [sub('1', 'Large', '1'), sub('2', 'Large', '2')];
      const list = [named('cup', 'Cups', 'Large'), named('lid', 'Lids', 'Large')];
      const homes = placeProducts(list, buildFilterTree([], categories, subs, list));
      const keys = list.map((product) => homes.get(product)?.map(({ key }) => key));
      expect(keys).toEqual([['s1'], ['s2']]);
    });

    it('counts say what a tick alone would show, among the products that the search finds', () => {
      // Here a product has two homes in one area.
      const alike = [category('1', 'Boxes', '1'), category('2', 'Boxes', '1')];
      const namesakes = buildFilterTree([area('1', 'Food')], alike, [], []);
      for (const own of [tree, namesakes]) {
        const places = placeProducts(products, own);
        for (const list of [products, products.slice(1, 5), []]) {
          const counts = countProducts(list, own, places);
          for (const node of own.nodes) {
            const alone = withNode(nothingTicked, node, true);
            expect(counts.get(node.key)).toBe(filterProducts(list, alone, places).length);
          }
        }
      }
    });

    it('adds what only products name', () => {
      const namesIn = (...list: Product[]) =>
        buildFilterTree([], [], [], list).nodes.map((node) => node.name);
      const pizza = ['Pizza Boxes', 'Kraft', 'White', otherName];
      expect(namesIn(...products)).toEqual([...pizza, 'Boxes', 'Red', otherName, 'Lost']);
      expect(namesIn(named('tin', 'Tins'))).toEqual(['Tins']);
    });

    it('sorts by name without minding case, numbers by value, and by link type, equals by relevance', () => {
      const linked = (productName: string, ...linkTypePrefixes: string[]) =>
        aListedProduct({ productName, linkTypePrefixes });
      const list = [
        linked('box 10', 'NEWPWL'),
        linked('Box 9', 'BSTPWL'),
        linked('', 'BSLPWL', 'TPRPWL'),
        linked('apple'),
      ];
      const sorted = (sort: SortOrder) =>
        sortProducts(list.toReversed(), sort).map((found) => list.indexOf(found));
      expect(sorted('relevance')).toEqual([3, 2, 1, 0]);
      expect(sorted('name')).toEqual([2, 3, 1, 0]);
      expect(sorted('new')).toEqual([0, 3, 2, 1]);
      expect(sorted('best')).toEqual([2, 1, 3, 0]);
      expect(sorted('top')).toEqual([2, 3, 1, 0]);
    });
  });
});
