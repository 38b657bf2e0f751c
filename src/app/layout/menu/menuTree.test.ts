import { buildMenuTree } from './menuTree';

const category = (id: string, name: string, productAreaId: string) => ({
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
      category('11', 'Pizza', '1'),
      category('31', 'pizza', '3'),
      category('32', 'Burger', '3'),
    ],
    subCategories: ['11', '31'].flatMap((productCategoryId) =>
      ['Kraft', 'KRAFT ', `Only ${productCategoryId}`].map((productSubCategoryName, index) => ({
        productSubCategoryId: `${productCategoryId}${String(index)}`,
        productSubCategoryName,
        productCategoryId,
      })),
    ),
  });
  const namesIn = (nodes: typeof tree) => nodes.map(({ name }) => name);
  expect(namesIn(tree)).toEqual(['Food Boxes']);
  const categories = tree[0]?.children ?? [];
  expect(namesIn(categories)).toEqual(['Pizza', 'Burger']);
  expect(namesIn(categories[0]?.children ?? [])).toEqual(['Kraft', 'Only 11', 'Only 31']);
});
