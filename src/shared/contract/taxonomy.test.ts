import { parseRows } from './envelope';
import { ProductArea, ProductCategory, ProductSubCategory } from './taxonomy';

test.each([undefined, null, '', {}, 1.5])(
  'a row whose parent is %j needs its id and name only',
  (parent) => {
    const category = { productCategoryId: 5, productCategoryName: 'Tins', productAreaId: parent };
    expect(parseRows(ProductCategory, [category]).rows).toEqual([
      {
        productCategoryId: '5',
        productCategoryName: 'Tins',
        productAreaId: '',
        categoryImageURL: '',
      },
    ]);
    const sub = {
      productSubCategoryId: 'S-6',
      productSubCategoryName: 'Tea tins',
      productCategoryId: parent,
    };
    expect(parseRows(ProductSubCategory, [sub]).rows).toEqual([{ ...sub, productCategoryId: '' }]);
  },
);

test('ids are the same as numbers and as text', () => {
  for (const id of [7, '7', ' 7 ']) {
    expect(
      parseRows(ProductCategory, [
        { productCategoryId: id, productCategoryName: 'Tins', productAreaId: id },
      ]).rows,
    ).toMatchObject([{ productCategoryId: '7', productAreaId: '7' }]);
  }
});

test('a row without id or name is none', () => {
  const rows = [{ productAreaId: 1 }, { productAreaName: 'Food' }, null];
  expect(parseRows(ProductArea, rows)).toEqual({ rows: [], dropped: 3 });
});
