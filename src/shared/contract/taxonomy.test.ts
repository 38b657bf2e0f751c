import { parseRows } from './envelope';
import { ProductArea, ProductCategory, ProductSubCategory } from './taxonomy';

test.each([undefined, null, '', {}, 1.5])('a row whose parent is %j needs no more', (parent) => {
  const category = { productCategoryId: 5, productCategoryName: 'Tins', productAreaId: parent };
  expect(parseRows(ProductCategory, [category]).rows).toEqual([
    {
      productCategoryId: '5',
      productCategoryName: 'Tins',
      productAreaId: '',
      categoryImageURL: '',
    },
  ]);
  const names = { productSubCategoryId: 'S-6', productSubCategoryName: 'Tea tins' };
  expect(parseRows(ProductSubCategory, [{ ...names, productCategoryId: parent }]).rows).toEqual([
    { ...names, productCategoryId: '' },
  ]);
});

test.each([7, '7', ' 7 '])('the id %j is the same as a number and as text', (id) => {
  const row = { productCategoryId: id, productCategoryName: 'Tins', productAreaId: id };
  expect(parseRows(ProductCategory, [row]).rows).toMatchObject([
    { productCategoryId: '7', productAreaId: '7' },
  ]);
});

test('a row without id or name is none', () => {
  const rows = [{ productAreaId: 1 }, { productAreaName: 'Food' }, null];
  expect(parseRows(ProductArea, rows)).toEqual({ rows: [], dropped: 3 });
});
