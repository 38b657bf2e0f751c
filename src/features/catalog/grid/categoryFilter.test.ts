import type { ProductCategory } from '@/shared/contract/taxonomy';
import { aListedProduct } from '@/testing/listedProduct';
import { readCategories } from './categoryFilter';

const categories = ['Boxes', 'Boxes', 'Jars, Lids'].map((name, at): ProductCategory => ({
  productCategoryId: String(at),
  productCategoryName: name,
  productAreaId: String(at),
  categoryImageURL: '',
}));
const products = ['Boxes', 'boxes', 'Jars, Lids', 'Tins', ''].map((productCategoryName, at) =>
  aListedProduct({ productId: String(at), productCategoryName }),
);

it.each([
  [[], [], ['0', '1', '2', '3', '4']],
  [[' '], [], ['0', '1', '2', '3', '4']],
  // Two categories share the name.
  [['BOXES'], ['Boxes'], ['0', '1']],
  [['Jars, Lids,Boxes'], ['Jars, Lids', 'Boxes'], ['0', '1', '2']],
  [
    ['Boxes', 'Jars, Lids'],
    ['Boxes', 'Jars, Lids'],
    ['0', '1', '2'],
  ],
  // Only products name it.
  [['tins', 'Nope'], ['Tins'], ['3']],
  [['Nope'], ['Nope'], []],
])('%j names categories and their products', (values, names, ids) => {
  const read = readCategories(values, categories, products);
  expect(read.names).toEqual(names);
  expect(read.products.map(({ productId }) => productId)).toEqual(ids);
});
