import type { Product } from '../mergeProducts';
import { placesOf } from './places';
import type { Place } from './places';
import { SearchIndex } from './searchIndex';

const most = 6;

/** Each name once, those of the most products first. */
function commonFirst(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
}

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
  const list = placesOf(categories, own);
  const index = new SearchIndex();
  for (const { name } of list) index.add({ name });
  index.finish();
  const whole = index.search(search);
  const near = whole.length > 0 ? whole : index.searchPartly(search).found;
  if (near.length === 0) {
    return { isNear: false, places: list.slice(0, Math.min(most, categories.length)) };
  }
  const places = Array.from(near.subarray(0, most), (id) => list[id]);
  return { isNear: true, places: places.filter((place) => place !== undefined) };
}
