import { menuTree } from './menuTree';

const area = (id: string) => ({ productAreaId: id, productAreaName: `Area ${id}` });
const category = (id: string, productAreaId: string) => ({
  productCategoryId: id,
  productCategoryName: `Category ${id}`,
  productAreaId,
  categoryImageURL: '',
});
const sub = (id: string, productCategoryId: string, name = `Sub ${id}`) => ({
  productSubCategoryId: id,
  productSubCategoryName: name,
  productCategoryId,
});

test('areas without a category are left out', () => {
  const tree = menuTree([area('1'), area('2')], [category('c', '2')], []);
  expect(tree.map(({ name }) => name)).toEqual(['Area 2']);
});

test('rows hang on their parents; orphans and repeats are left out', () => {
  const tree = menuTree(
    [area('1')],
    [category('c', '1'), category('d', '1'), category('x', '9')],
    [sub('s', 'c'), sub('t', 'd'), sub('u', 'c', 'Sub s'), sub('z', '9')],
  );
  expect(tree).toEqual([
    {
      id: '1',
      name: 'Area 1',
      categories: [
        { id: 'c', name: 'Category c', subCategories: ['Sub s'] },
        { id: 'd', name: 'Category d', subCategories: ['Sub t'] },
      ],
    },
  ]);
});
