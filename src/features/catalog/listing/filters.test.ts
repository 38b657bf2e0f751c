import fc from 'fast-check';
import { aListedProduct } from '@/testing/listedProduct';
import type { Product } from '../mergeProducts';
import { filterProducts, sortProducts } from './filterProducts';
import type { Facts } from '../facts/factsApi';
import type { ProductFacts } from '../facts/productFacts';
import { addFacets } from './facets';
import { buildFilterTree, otherSubCategoryName } from './filterTree';
import type { FilterNode, FilterTree } from './filterTree';
import { readListing, sortOrders, writeListing } from './filterUrl';
import type { ListingState, SortOrder } from './filterUrl';
import { getTickState, getTickedNodes, toggleNode } from './selection';
import type { Selection } from './selection';

const awkwardNames = 'A|a|A,B|B|100% جوس|ڈبہ|🎁 & 🍕|x=y|C+D|#|<b>'.split('|');
const arbitraryName = fc
  .oneof(
    fc.constantFrom(...awkwardNames),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
  )
  .map((text) => text.trim())
  .filter((text) => text !== '');

type Child = readonly [name: string, parent: number];

/** Builds a tree from names. Each category and sub-category has the index of its parent. */
const buildTree = (
  areas: readonly string[],
  categories: readonly Child[],
  subCategories: readonly Child[],
  products: readonly Product[] = [],
) =>
  buildFilterTree(
    {
      areas: areas.map((productAreaName, id) => ({ productAreaId: String(id), productAreaName })),
      categories: categories.map(([productCategoryName, area], id) => ({
        productCategoryId: String(id),
        productCategoryName,
        productAreaId: String(area),
        categoryImageURL: '',
      })),
      subCategories: subCategories.map(([productSubCategoryName, category], id) => ({
        productSubCategoryId: String(id),
        productSubCategoryName,
        productCategoryId: String(category),
      })),
    },
    products,
  );

const arbitraryPositiveNumber = fc.double({ min: 0.1, max: 1e7, noNaN: true });
const arbitraryFacts = fc
  .array(
    fc.record(
      {
        each: arbitraryPositiveNumber,
        sizes: fc.array(fc.array(arbitraryPositiveNumber, { minLength: 1, maxLength: 3 }), {
          minLength: 1,
          maxLength: 3,
        }),
        capacity: arbitraryPositiveNumber,
        material: arbitraryName,
        colours: fc.array(arbitraryName, { maxLength: 3 }),
      },
      { requiredKeys: [] },
    ),
    { maxLength: 8 },
  )
  .map((rows): Facts => new Map(rows.map((row, id) => [String(id), row])));

const arbitraryNameOrNone = fc.oneof(fc.constant(''), arbitraryName);
const arbitraryProducts = fc
  .array(fc.tuple(arbitraryNameOrNone, arbitraryNameOrNone), { maxLength: 9 })
  .map((namePairs) =>
    namePairs.map(([productCategoryName, productSubCategoryName], id) =>
      aListedProduct({ productId: String(id), productCategoryName, productSubCategoryName }),
    ),
  );

/**
 * Generates trees with empty areas, childless categories, equal names, and categories and
 * sub-categories without a parent. Random products and facts add further nodes.
 */
const arbitraryTree = fc
  .tuple(
    fc.array(arbitraryName, { maxLength: 4 }),
    fc.array(fc.tuple(arbitraryName, fc.nat(4)), { maxLength: 6 }),
    fc.array(fc.tuple(arbitraryName, fc.nat(6)), { maxLength: 10 }),
    arbitraryProducts,
    arbitraryFacts,
  )
  .map(([areas, categories, subCategories, products, facts]) => ({
    tree: addFacets(buildTree(areas, categories, subCategories, products), facts),
    products,
  }));

const arbitraryTreeWithSelection = arbitraryTree.chain(({ tree, products }) =>
  fc.record({
    tree: fc.constant(tree),
    // A random subset stands for the products that a search has found.
    products: fc.subarray(products),
    selection: fc
      .subarray(tree.nodes.filter(({ children }) => children.length === 0))
      .map((leaves) => new Set(leaves)),
  }),
);

it('toggles all nodes below a node and derives the state of each parent', () => {
  fc.assert(
    fc.property(arbitraryTreeWithSelection, fc.nat(), ({ tree, selection }, nodeNumber) => {
      const node = tree.nodes[nodeNumber % tree.nodes.length];
      if (!node) return;
      const nextSelection = toggleNode(selection, node);
      for (const otherNode of tree.nodes) {
        if (otherNode.path.includes(node)) {
          expect(getTickState(nextSelection, otherNode)).toBe(
            getTickState(selection, node) === 'on' ? 'off' : 'on',
          );
        } else if (otherNode.children.length === 0) {
          expect(getTickState(nextSelection, otherNode)).toBe(getTickState(selection, otherNode));
        } else {
          const [firstState, ...otherStates] = new Set(
            otherNode.children.map((child) => getTickState(nextSelection, child)),
          );
          expect(getTickState(nextSelection, otherNode)).toBe(
            otherStates.length === 0 ? firstState : 'mixed',
          );
        }
      }
    }),
  );
});

const readQuery = (tree: FilterTree, query: string) =>
  readListing(new URLSearchParams(query), tree);

it('restores any listing from its URL, which names as few nodes as possible', () => {
  const search = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim());
  const sort = fc.constantFrom(...(Object.keys(sortOrders) as SortOrder[]));
  fc.assert(
    fc.property(arbitraryTreeWithSelection, search, sort, ({ tree, selection }, text, order) => {
      const state: ListingState = { search: text, selection, sort: order };
      for (const { path } of getTickedNodes(tree, selection))
        for (const ancestor of path.slice(0, -1))
          expect(getTickState(selection, ancestor)).toBe('mixed');
      const query = writeListing(state, tree);
      const parsedListing = readQuery(tree, query);
      expect(parsedListing).toMatchObject({ search: text, sort: order });
      expect(parsedListing.selection).toEqual(selection);
      expect(writeListing(parsedListing, tree)).toBe(query);
    }),
    { numRuns: 300 },
  );
});

const createChildren = (parents: readonly number[], ...names: string[]) =>
  names.map((name, index): Child => [name, parents[index] ?? NaN]);
const taxonomy = [
  ['Food Boxes', 'Gift Packaging', 'Sleeves & Labels'],
  createChildren(
    [0, 0, 1, 2, 2, 99],
    'Pizza Boxes',
    'Boxes',
    'Boxes',
    'Tags, Tape & Cards',
    'Tape',
    'Lost',
  ),
  createChildren([0, 0, 2], 'Kraft', 'White', 'Red'),
] as const;
const tree = buildTree(...taxonomy);
const getTickedLabels = (query: string) =>
  getTickedNodes(tree, readQuery(tree, query).selection).map(tree.getLabel);

it.each([
  ['category=Pizza+Boxes&category=Tape', ['Pizza Boxes', 'Tape']],
  ['category=pizza%20boxes%2C%20TAPE', ['Pizza Boxes', 'Tape']],
  ['category=Tape&category=Tags%2C+Tape+%26+Cards', ['Sleeves & Labels']],
  ['areas=food+boxes', ['Food Boxes']],
  ['subcategory=White&subcategory=Kraft', ['Pizza Boxes']],
  ['category=Boxes', ['Food Boxes > Boxes', 'Gift Packaging']],
  ['category=Gift Packaging > Boxes', ['Gift Packaging']],
  ['category=Lost', ['Lost']],
])('reads the ticked filters of the URL %s', (query, labels) => {
  expect(getTickedLabels(query)).toEqual(labels);
});

it.each([
  ['category=Pizza Boxes,Nope', '?category=Pizza+Boxes'],
  ['utm_source=x', ''],
  ['sort=constructor', ''],
  ['search=+', ''],
  ['search=a&search=b', '?search=a'],
  ['sort=relevance', ''],
])('keeps only known parameters of the URL %s', (query, knownQuery) => {
  expect(writeListing(readQuery(tree, query), tree)).toBe(knownQuery);
});

it('reads a URL with thousands of commas in less than a second', () => {
  const start = performance.now();
  expect(getTickedLabels(`category=${','.repeat(50_000)}`)).toEqual([]);
  expect(performance.now() - start).toBeLessThan(1000);
});

describe('product filters', () => {
  const createNamedProduct = (
    productName: string,
    productCategoryName = '',
    productSubCategoryName = '',
  ) => aListedProduct({ productName, productCategoryName, productSubCategoryName });
  const products = [
    createNamedProduct('kraft pizza', 'Pizza Boxes', 'Kraft'),
    createNamedProduct('white pizza', 'pizza boxes', 'White'),
    createNamedProduct('plain pizza', 'Pizza Boxes'),
    createNamedProduct('any box', 'Boxes'),
    createNamedProduct('gift box', 'Boxes', 'Red'),
    createNamedProduct('stray'),
    createNamedProduct('only sub', '', 'White'),
    createNamedProduct('lost one', 'Lost'),
  ];
  const tree = buildTree(...taxonomy, products);

  it.each([
    ['', products.map(({ productName }) => productName)],
    ['category=Pizza Boxes', ['kraft pizza', 'white pizza', 'plain pizza', 'only sub']],
    ['subcategory=White', ['white pizza', 'only sub']],
    ['areas=Gift Packaging', ['any box', 'gift box']],
    ['category=Food Boxes > Boxes', ['any box']],
    ['category=Lost', ['lost one']],
    ['subcategory=Kraft&category=Boxes', ['kraft pizza', 'any box', 'gift box']],
  ])('filters by "%s" and keeps the order of products', (query, names) => {
    const { selection } = readQuery(tree, query);
    const { matchingProducts } = filterProducts(products.toReversed(), selection, tree);
    expect(matchingProducts.map(({ productName }) => productName)).toEqual(names.toReversed());
  });

  it('counts products of each node as if it were the only ticked value of its filter', () => {
    fc.assert(
      fc.property(arbitraryTreeWithSelection, ({ tree, selection, products: searchedProducts }) => {
        const matchesTicks = (product: Product, tickedNodes: Selection) => {
          const getTickedValues = (facet?: FilterNode) =>
            [...tickedNodes].filter((node) => node.facet === facet);
          return [undefined, ...tree.facets].every(
            (facet) =>
              getTickedValues(facet).length === 0 ||
              getTickedValues(facet).some((leaf) => tree.getProductNodes(product).includes(leaf)),
          );
        };
        const { matchingProducts, counts, unknownCount } = filterProducts(
          searchedProducts,
          selection,
          tree,
        );
        expect(matchingProducts).toEqual(
          searchedProducts.filter((product) => matchesTicks(product, selection)),
        );
        for (const node of tree.nodes) {
          const otherTickedNodes = [...selection].filter(({ facet }) => facet !== node.facet);
          const tickedNodesWithNode = new Set([...otherTickedNodes, ...node.leaves]);
          expect(counts.get(node)).toBe(
            searchedProducts.filter((product) => matchesTicks(product, tickedNodesWithNode)).length,
          );
        }
        expect(unknownCount).toBeLessThanOrEqual(searchedProducts.length - matchingProducts.length);
      }),
    );
  });

  it('puts products into the sub-category of their own category', () => {
    const largeProducts = ['Cups', 'Lids', ''].map((category) =>
      createNamedProduct('one', category, 'Large'),
    );
    const subCategories = createChildren([0, 1], 'Large', 'Large');
    const foodTree = buildTree(
      ['Food'],
      createChildren([0, 0], 'Cups', 'Lids'),
      subCategories,
      largeProducts,
    );
    const labels = largeProducts.map((product) =>
      foodTree.getProductNodes(product).map(foodTree.getLabel),
    );
    const cupLabels = ['Cups', 'Food > Cups > Large'];
    const lidLabels = ['Lids', 'Food > Lids > Large'];
    expect(labels).toEqual([
      ['Food', ...cupLabels],
      ['Food', ...lidLabels],
      ['Food', ...cupLabels, ...lidLabels],
    ]);
  });

  it('joins categories with the same name in one area', () => {
    const foodTree = buildTree(
      ['Food'],
      createChildren([0, 9, 0], 'Boxes', 'Boxes', 'boxes'),
      createChildren([0, 1, 2], 'A', 'B', 'C'),
    );
    expect(foodTree.nodes.map(foodTree.getLabel)).toEqual(['Food', 'Boxes', 'A', 'B', 'C']);
  });

  it('adds categories that only products mention', () => {
    const getNames = (nodes: readonly FilterNode[]) => nodes.map((node) => node.name);
    const pizzaNames = ['Pizza Boxes', 'Kraft', 'White', otherSubCategoryName];
    const allNames = [...pizzaNames, 'Boxes', 'Red', otherSubCategoryName, 'Lost'];
    expect(new Set(getNames(buildTree([], [], [], products).nodes))).toEqual(new Set(allNames));
    expect(getNames(tree.topLevelNodes)).toEqual(taxonomy[0]);
    const tinProducts = [createNamedProduct('tin', 'Tins')];
    expect(getNames(buildTree(['Food'], [], [], tinProducts).topLevelNodes)).toEqual([
      'Food',
      'Tins',
    ]);
  });

  const facts: Facts = new Map<string, ProductFacts>([
    ['big', { each: 9910, sizes: [[330, 250, 90]], material: 'Corrugated board' }],
    ['small', { each: 250, sizes: [[40, 40]], colours: ['White', 'Kraft'], material: 'Kraft' }],
    ['jar', { capacity: 250, material: 'Glass', colours: ['kraft'] }],
    ['both', { each: 499.9, sizes: [[500, 20], [99.9]], material: 'Ceramic' }],
  ]);
  const factProducts = ['big', 'small', 'jar', 'both', 'unsaid'].map((productId) =>
    aListedProduct({ productId }),
  );
  const facetedTree = addFacets(tree, facts);
  const getIds = (list: readonly Product[]) => list.map(({ productId }) => productId);

  it('groups facts by range, material and colour', () => {
    const { counts } = filterProducts(factProducts, new Set(), facetedTree);
    const shownFacets = facetedTree.facets.map(({ level, children }) => [
      level,
      ...children.map((value) => `${value.name}: ${String(counts.get(value))}`),
    ]);
    expect(shownFacets).toEqual([
      ['price', 'Under Rs. 5: 2', 'Rs. 50 to 100: 1'],
      ['size', 'Under 5 cm: 1', '5 to 10 cm: 1', '30 to 40 cm: 1', '50 to 100 cm: 1'],
      ['capacity', '250 to 500 ml: 1'],
      ['material', 'Corrugated board: 1', 'Kraft: 1', 'Glass: 1', 'Ceramic: 1'],
      ['colour', 'Kraft: 2', 'White: 1'],
    ]);
  });

  it.each([
    ['size=Under 5 cm&size=30 to 40 cm', ['big', 'small'], 2],
    ['size=5 to 10 cm&price=under rs. 5', ['both'], 2],
    ['capacity=250 to 500 ml', ['jar'], 4],
    ['capacity=1e9 ml', ['big', 'small', 'jar', 'both', 'unsaid'], 0],
  ])('filters by %s and counts products that lack the fact', (query, ids, expectedUnknownCount) => {
    const { selection } = readQuery(facetedTree, query);
    const { matchingProducts, unknownCount } = filterProducts(factProducts, selection, facetedTree);
    expect([getIds(matchingProducts), unknownCount]).toEqual([ids, expectedUnknownCount]);
  });

  it('sorts by piece price and smallest size, with unknown values last', () => {
    const getSortedIds = (sort: SortOrder) => getIds(sortProducts(factProducts, sort, facts));
    expect(getSortedIds('price')).toEqual(['small', 'both', 'big', 'jar', 'unsaid']);
    expect(getSortedIds('price-high')).toEqual(['big', 'both', 'small', 'jar', 'unsaid']);
    expect(getSortedIds('size')).toEqual(['small', 'both', 'big', 'jar', 'unsaid']);
  });

  const createLinkedProduct = (productName: string, ...linkTypePrefixes: string[]) =>
    aListedProduct({ productName, linkTypePrefixes });
  /**
   * Sorts the products.
   * @returns the original index of each product, in the new order
   */
  const getSortedIndexes = (sort: SortOrder, unsortedProducts: readonly Product[]) =>
    sortProducts(unsortedProducts, sort, undefined).map((product) =>
      unsortedProducts.indexOf(product),
    );

  it('sorts by name and ignores case', () => {
    expect(
      getSortedIndexes(
        'name',
        ['cup', 'Box', 'apple', 'Dish'].map((productName) => createNamedProduct(productName)),
      ),
    ).toEqual([2, 1, 0, 3]);
  });

  it('sorts by name with numbers in numeric order', () => {
    expect(
      getSortedIndexes(
        'name',
        ['box 10', 'Box 9'].map((productName) => createNamedProduct(productName)),
      ),
    ).toEqual([1, 0]);
  });

  it('sorts products without a name first', () => {
    expect(
      getSortedIndexes(
        'name',
        ['apple', ''].map((productName) => createNamedProduct(productName)),
      ),
    ).toEqual([1, 0]);
  });

  it('keeps the order of relevance for products with equal names', () => {
    const unsortedBoxes = ['box', 'cup', 'box', 'apple'].map((productName) =>
      createNamedProduct(productName),
    );
    expect(getSortedIndexes('name', unsortedBoxes)).toEqual([3, 0, 2, 1]);
  });

  const linkedProducts = [
    createLinkedProduct('apple'),
    createLinkedProduct('', 'BSLPWL', 'TPRPWL'),
    createLinkedProduct('Box 9', 'BSTPWL'),
    createLinkedProduct('box 10', 'NEWPWL'),
  ];
  it.each([
    ['relevance', [0, 1, 2, 3]],
    ['new', [3, 0, 1, 2]],
    ['best', [1, 2, 0, 3]],
    ['top', [1, 0, 2, 3]],
  ] as const)(
    'sorts by %s and keeps the order of relevance for equal products',
    (sort, expectedIndexes) => {
      expect(getSortedIndexes(sort, linkedProducts)).toEqual(expectedIndexes);
    },
  );

  it('sorts Urdu names by the Urdu alphabet, after English names', () => {
    const sortedNames =
      'Box|آٹا 9|اٹا 10|بوتل|تھیلی|ٹرے|ثمر|دبا|ڈبہ|ذرا|ڑ|زر|كارڈ|کاغذ|ورق|ہار|یخ'.split('|');
    fc.assert(
      fc.property(fc.shuffledSubarray(sortedNames), (names) => {
        const sortedProducts = sortProducts(
          names.map((productName) => createNamedProduct(productName)),
          'name',
          undefined,
        );
        const expectedNames = sortedNames.filter((productName) => names.includes(productName));
        expect(sortedProducts.map(({ productName }) => productName)).toEqual(expectedNames);
      }),
    );
  });
});
