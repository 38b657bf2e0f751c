import { buildMenuTree } from './menuTree';

const createCategory = (id: string, name: string, productAreaId: string) => ({
  productCategoryId: id,
  productCategoryName: name,
  productAreaId,
  categoryImageURL: '',
});

test('merges areas, categories and sub-categories of the same name', () => {
  const tree = buildMenuTree({
    areas: [
      { productAreaId: '1', productAreaName: 'Food Boxes' },
      { productAreaId: '2', productAreaName: 'Gifts' },
      { productAreaId: '3', productAreaName: 'food  boxes' },
    ],
    categories: [
      createCategory('11', 'Pizza', '1'),
      createCategory('31', 'pizza', '3'),
      createCategory('32', 'Burger', '3'),
    ],
    subCategories: ['11', '31'].flatMap((productCategoryId) =>
      ['Kraft', 'KRAFT ', `Only ${productCategoryId}`].map((productSubCategoryName, index) => ({
        productSubCategoryId: `${productCategoryId}${String(index)}`,
        productSubCategoryName,
        productCategoryId,
      })),
    ),
  });
  const getNames = (nodes: typeof tree) => nodes.map(({ name }) => name);
  expect(getNames(tree)).toEqual(['Food Boxes']);
  const categories = tree[0]?.children ?? [];
  expect(getNames(categories)).toEqual(['Pizza', 'Burger']);
  expect(getNames(categories[0]?.children ?? [])).toEqual(['Kraft', 'Only 11', 'Only 31']);
});
