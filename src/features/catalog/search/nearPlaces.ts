import { groupBy } from '@/shared/collections/groupBy';
import type { Product } from '../mergeProducts';
import { placesOf } from './places';
import type { Place } from './places';
import { SearchIndex } from './searchIndex';

const maxPlaces = 6;

const commonFirst = (names: readonly string[]): string[] =>
  [...groupBy(names, (name) => name)]
    .filter(([name]) => name !== '')
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name]) => name);

/**
 * Where a search may lead that finds no product: the categories whose names have the most of its words, or else those
 * of the most products. All have products.
 */
export function nearPlaces(
  products: readonly Product[],
  search: string,
): { isNear: boolean; places: Place[] } {
  const categories = commonFirst(products.map((product) => product.productCategoryName));
  const subCategories = commonFirst(products.map((product) => product.productSubCategoryName));
  // What is named like its category leads nowhere else.
  const own = subCategories.filter((name) => !categories.includes(name));
  const places = placesOf(categories, own);
  const index = new SearchIndex(places, ({ name }) => ({ name })).build();
  const whole = index.search(search);
  const near = whole.length > 0 ? whole : index.searchPartly(search).found;
  return near.length > 0
    ? { isNear: true, places: near.slice(0, maxPlaces) }
    : { isNear: false, places: places.slice(0, Math.min(maxPlaces, categories.length)) };
}
