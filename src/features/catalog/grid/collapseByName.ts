import type { ProductCategory } from '@/shared/contract/taxonomy';

export function collapseByName(categories: readonly ProductCategory[]): ProductCategory[] {
  const byName = new Map<string, ProductCategory>();
  for (const category of categories) {
    const name = category.productCategoryName;
    const known = byName.get(name);
    if (!known || (!known.categoryImageURL && category.categoryImageURL))
      byName.set(name, category);
  }
  return [...byName.values()];
}
