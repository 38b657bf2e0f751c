import { aListedProduct } from '@/testing/listedProduct';
import catalogue from '../../../../server/seed/catalogue.json';
import { nearPlaces } from './nearPlaces';

const products = catalogue.products.map(({ name, category, subCategory }, id) =>
  aListedProduct({
    productId: String(id),
    productName: name,
    productCategoryName: category,
    productSubCategoryName: subCategory,
  }),
);
const namesFor = (search: string) => nearPlaces(products, search).places.map(({ name }) => name);

it.each([
  ['brown paper bag', /Bag/],
  ['brown paper thaila', /Bag/],
  ['ice cream cup', /Cup|Cream/],
  ['piza qqqqqq', /Pizza/],
  ['cake box 2 pound', /Cake/],
])('%s leads to categories that have most of its words', (search, expected) => {
  expect(nearPlaces(products, search).isNear).toBe(true);
  expect(namesFor(search)).toContainEqual(expect.stringMatching(expected));
});

it('leads to the categories of the most products where no name is near', () => {
  const { isNear, places } = nearPlaces(products, 'tissue');
  expect(isNear).toBe(false);
  const sizes = places.map(
    ({ name }) => products.filter((product) => product.productCategoryName === name).length,
  );
  expect(sizes).toHaveLength(6);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

it('names each place once, none that is empty, and at most six', () => {
  for (const search of ['box', 'kraft box qqqqqq', 'bottle jar lid cup bag box']) {
    const names = namesFor(search);
    expect(names.length).toBeLessThanOrEqual(6);
    expect(new Set(names).size).toBe(names.length);
  }
  expect(nearPlaces([], 'box')).toEqual({ isNear: false, places: [] });
});
