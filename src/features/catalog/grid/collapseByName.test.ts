import type { ProductCategory } from '@/shared/contract/taxonomy';
import { collapseByName } from './collapseByName';

const category = (id: string, name: string, image = ''): ProductCategory => ({
  productCategoryId: id,
  productCategoryName: name,
  productAreaId: '1',
  categoryImageURL: image,
});

it('keeps one category per name, where the first stood, with the first image there is', () => {
  const collapsed = collapseByName([
    category('1', 'Jars'),
    category('2', 'Cups', '/cups.webp'),
    category('3', 'Jars', '/jars.webp'),
    category('4', 'Cups', '/other.webp'),
    category('5', 'Jars', '/late.webp'),
  ]);
  expect(collapsed).toEqual([
    category('3', 'Jars', '/jars.webp'),
    category('2', 'Cups', '/cups.webp'),
  ]);
});
