import { paths } from '@/shared/config/paths';

export interface Place {
  kind: 'Category' | 'Sub-category';
  name: string;
  to: string;
}

/** The places of these names, each once, as the listing's parameters go by names. */
export const placesOf = (categories: Iterable<string>, subCategories: Iterable<string>) => [
  ...Array.from(new Set(categories), (name): Place => ({
    kind: 'Category',
    name,
    to: paths.products.to({ category: name }),
  })),
  ...Array.from(new Set(subCategories), (name): Place => ({
    kind: 'Sub-category',
    name,
    to: paths.products.to({ subcategory: name }),
  })),
];
