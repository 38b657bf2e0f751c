import { weakMapMemoize } from '@reduxjs/toolkit';
import { groupBy } from '@/shared/collections/groupBy';
import { facetParams } from '@/shared/config/paths';
import type { Facts } from '../facts/factsApi';
import type { ProductFacts } from '../facts/productFacts';
import type { Product } from '../mergeProducts';
import { foldName } from '@/shared/text/foldName';
import { indexNames, createNode } from './filterTree';
import type { FilterNode, FilterTree } from './filterTree';

/** Creates named ranges in ascending order, and a function which finds the name for a value. */
function createRanges(edges: readonly number[], before: string, after: string) {
  const names = [
    `Under ${before}${edges[0]}${after}`,
    ...edges.slice(1).map((to, at) => `${before}${edges[at]} to ${to}${after}`),
    `${before}${edges.at(-1)}${after} and more`,
  ];
  const getName = (value: number) => names[edges.filter((edge) => edge <= value).length] ?? '';
  return { names, getName };
}

const prices = createRanges([5, 10, 20, 50, 100, 200, 500], 'Rs. ', '');
const lengths = createRanges([5, 10, 15, 20, 25, 30, 40, 50, 100], '', ' cm');
const volumes = createRanges([50, 100, 250, 500, 1000, 2000], '', ' ml');

interface Kind {
  name: string;
  /** Returns the facet values of a product, or none if its facts lack them. */
  getValues: (facts: ProductFacts) => readonly string[];
  /** All possible values in order. If omitted, the most frequent values come first. */
  values?: readonly string[];
}

const kinds: Record<(typeof facetParams)[number], Kind> = {
  price: {
    name: 'Price per piece',
    getValues: ({ each }) => (each === undefined ? [] : [prices.getName(each / 100)]),
    values: prices.names,
  },
  size: {
    name: 'Size',
    getValues: ({ sizes = [] }) => sizes.map((size) => lengths.getName(Math.max(...size) / 10)),
    values: lengths.names,
  },
  capacity: {
    name: 'Capacity',
    getValues: ({ capacity }) => (capacity === undefined ? [] : [volumes.getName(capacity)]),
    values: volumes.names,
  },
  material: {
    name: 'Material',
    getValues: ({ material }) => (material ? [material] : []),
  },
  colour: { name: 'Colour', getValues: ({ colours = [] }) => colours },
};

/** Free texts can have many values, and a longer list would not help the shopper. */
const maxValues = 30;

/**
 * Adds the facets to the tree. Each facet value is one node, which products of all categories
 * share.
 */
export function withFacets(tree: FilterTree, facts: Facts): FilterTree {
  const own = new Map<string, FilterNode[]>();
  const facets = facetParams.map((level) => {
    const { name, getValues, values } = kinds[level];
    const facet = createNode(level, name);
    const said = [...facts].flatMap(([id, known]) =>
      getValues(known).map((value) => ({ id, value })),
    );
    const choices = Array.from(groupBy(said, ({ value }) => foldName(value)).values(), (rows) => ({
      value: rows[0]?.value ?? '',
      ids: new Set(rows.map(({ id }) => id)),
    }));
    const place = ({ value, ids }: (typeof choices)[0]) => values?.indexOf(value) ?? -ids.size;
    for (const { value, ids } of choices.sort((a, b) => place(a) - place(b)).slice(0, maxValues)) {
      const node = createNode(level, value);
      facet.children.push(Object.assign(node, { facet, leaves: [node] }));
      for (const id of ids) own.set(id, [...(own.get(id) ?? []), node]);
    }
    return facet;
  });
  const added = facets.flatMap(({ children }) => children);
  const nodes = [...tree.nodes, ...added];
  return {
    ...tree,
    ...indexNames(nodes),
    roots: [...tree.roots, ...added],
    nodes,
    facets: facets.filter(({ children }) => children.length > 0),
    getProductNodes: weakMapMemoize((product: Product) => [
      ...tree.getProductNodes(product),
      ...(own.get(product.productId) ?? []),
    ]),
  };
}
