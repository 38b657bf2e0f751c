import { weakMapMemoize } from '@reduxjs/toolkit';
import { groupBy } from '@/shared/collections/groupBy';
import { facetParams } from '@/shared/config/paths';
import type { Facts } from '../facts/factsApi';
import type { ProductFacts } from '../facts/productFacts';
import type { Product } from '../mergeProducts';
import { foldName } from '@/shared/text/foldName';
import { createNameLookup, createNode } from './filterTree';
import type { FilterNode, FilterTree } from './filterTree';

/**
 * Creates the names of ranges in ascending order, such as `Under 5 cm` and `5 to 10 cm`, and a
 * function which returns the name for a value.
 */
function createRanges(edges: readonly number[], prefix: string, suffix: string) {
  const names = [
    `Under ${prefix}${edges[0]}${suffix}`,
    ...edges
      .slice(1)
      .map((upperEdge, index) => `${prefix}${edges[index]} to ${upperEdge}${suffix}`),
    `${prefix}${edges.at(-1)}${suffix} and more`,
  ];
  const getName = (value: number) => names[edges.filter((edge) => edge <= value).length] ?? '';
  return { names, getName };
}

const priceRanges = createRanges([5, 10, 20, 50, 100, 200, 500], 'Rs. ', '');
const lengthRanges = createRanges([5, 10, 15, 20, 25, 30, 40, 50, 100], '', ' cm');
const volumeRanges = createRanges([50, 100, 250, 500, 1000, 2000], '', ' ml');

interface FacetDefinition {
  name: string;
  /** Returns the facet values of a product, or an empty list if its facts lack them. */
  getValues: (facts: ProductFacts) => readonly string[];
  /** All possible values in order. If omitted, the most frequent values come first. */
  values?: readonly string[];
}

const facetDefinitions: Record<(typeof facetParams)[number], FacetDefinition> = {
  price: {
    name: 'Price per piece',
    getValues: ({ each }) => (each === undefined ? [] : [priceRanges.getName(each / 100)]),
    values: priceRanges.names,
  },
  size: {
    name: 'Size',
    getValues: ({ sizes = [] }) =>
      sizes.map((size) => lengthRanges.getName(Math.max(...size) / 10)),
    values: lengthRanges.names,
  },
  capacity: {
    name: 'Capacity',
    getValues: ({ capacity }) => (capacity === undefined ? [] : [volumeRanges.getName(capacity)]),
    values: volumeRanges.names,
  },
  material: {
    name: 'Material',
    getValues: ({ material }) => (material ? [material] : []),
  },
  colour: { name: 'Colour', getValues: ({ colours = [] }) => colours },
};

/**
 * Maximum number of values of a facet. The material, for example, is free text and can have many
 * values, and a longer list would not help the shopper.
 */
const maxFacetValues = 30;

/**
 * Adds filters by product facts to the tree. Each facet value, such as a colour, is one node for
 * the products of all categories.
 */
export function addFacets(tree: FilterTree, facts: Facts): FilterTree {
  const nodesByProductId = new Map<string, FilterNode[]>();
  const facets = facetParams.map((level) => {
    const { name, getValues, values } = facetDefinitions[level];
    const facet = createNode(level, name);
    const valueRows = [...facts].flatMap(([id, productFacts]) =>
      getValues(productFacts).map((value) => ({ id, value })),
    );
    const facetValues = Array.from(
      groupBy(valueRows, ({ value }) => foldName(value)).values(),
      (rows) => ({
        value: rows[0]?.value ?? '',
        ids: new Set(rows.map(({ id }) => id)),
      }),
    );
    const getSortKey = ({ value, ids }: (typeof facetValues)[0]) =>
      values?.indexOf(value) ?? -ids.size;
    for (const { value, ids } of facetValues
      .sort((a, b) => getSortKey(a) - getSortKey(b))
      .slice(0, maxFacetValues)) {
      const node = createNode(level, value);
      facet.children.push(Object.assign(node, { facet, leaves: [node] }));
      for (const id of ids) nodesByProductId.set(id, [...(nodesByProductId.get(id) ?? []), node]);
    }
    return facet;
  });
  const facetNodes = facets.flatMap(({ children }) => children);
  const nodes = [...tree.nodes, ...facetNodes];
  return {
    ...tree,
    ...createNameLookup(nodes),
    roots: [...tree.roots, ...facetNodes],
    nodes,
    facets: facets.filter(({ children }) => children.length > 0),
    getProductNodes: weakMapMemoize((product: Product) => [
      ...tree.getProductNodes(product),
      ...(nodesByProductId.get(product.productId) ?? []),
    ]),
  };
}
