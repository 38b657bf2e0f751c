/** Formats a query string. A key with several values is repeated, and empty values are left out. */
export const formatQuery = (
  entries: Record<string, string | readonly string[] | undefined>,
): string => {
  const searchParams = new URLSearchParams();
  for (const [key, value] of Object.entries(entries)) {
    for (const item of [value ?? []].flat()) if (item) searchParams.append(key, item);
  }
  const text = searchParams.toString();
  return text && `?${text}`;
};

/**
 * Query parameters that filter the product list by product facts (price, sizes, materials and so
 * on).
 */
export const facetParams = ['price', 'size', 'capacity', 'material', 'colour'] as const;
/** All query parameters that filter the product list. */
export const filterParams = ['areas', 'category', 'subcategory', ...facetParams] as const;
/** All query parameters of the product list: search, filters and sorting. */
export const listingParams = ['search', ...filterParams, 'sort'] as const;
export type ListingParam = (typeof listingParams)[number];
export type ProductsQuery = Partial<Record<ListingParam, string | readonly string[]>>;

/** Hash of the quick order page that leads to its field for pasting a list of products. */
export const pasteHash = '#paste';

/** All routes. `pattern` is for the router, `to` builds a link. */
export const paths = {
  home: { pattern: '/', to: () => '/' },
  products: {
    pattern: '/products',
    to: (query: ProductsQuery = {}) => `/products${formatQuery(query)}`,
  },
  collection: { pattern: '/collection', to: () => '/collection' },
  categories: {
    pattern: '/categories',
    to: (category?: string | readonly string[]) => `/categories${formatQuery({ category })}`,
  },
  /** `id` is already encrypted and URL-encoded: see `shared/navigation/productId`. */
  product: { pattern: '/product/:Id', to: (id: string) => `/product/${id}` },
  blogs: { pattern: '/blogs', to: () => '/blogs' },
  blog: { pattern: '/blogs/:id', to: (id: string) => `/blogs/${encodeURIComponent(id)}` },
  /** `subject` and `productLines` (products with quantities) prefill the form. */
  contact: {
    pattern: '/contact',
    to: (subject?: string, productLines?: readonly string[]) =>
      `/contact${formatQuery({ subject, line: productLines })}`,
  },
  about: { pattern: '/about', to: () => '/about' },
  cart: { pattern: '/cart', to: () => '/cart' },
  quickOrder: {
    pattern: '/quick-order',
    /** `isPaste` adds the hash that leads to the field for pasting a list. */
    to: ({ isPaste = false } = {}) => `/quick-order${isPaste ? pasteHash : ''}`,
  },
  /** `order` is the reference of a placed order whose confirmation is shown. */
  placeOrder: {
    pattern: '/place-order',
    to: (order?: string) => `/place-order${formatQuery({ order })}`,
  },
  /** `order` is the reference of a placed order. Without it, the pro-forma shows the cart. */
  proForma: {
    pattern: '/pro-forma',
    to: (order?: string) => `/pro-forma${formatQuery({ order })}`,
  },
  profile: { pattern: '/profile', to: () => '/profile' },
  orders: { pattern: '/order', to: () => '/order' },
  saved: { pattern: '/saved', to: () => '/saved' },
  compare: { pattern: '/compare', to: () => '/compare' },
  privacy: { pattern: '/privacy-policy', to: () => '/privacy-policy' },
  terms: { pattern: '/terms-and-conditions', to: () => '/terms-and-conditions' },
} as const;

const { cart, placeOrder, proForma, profile, orders, quickOrder, saved, compare } = paths;

/**
 * Pages whose content belongs to a single shopper. Search engines must not index them, and they are
 * not prerendered.
 */
export const privatePaths = [
  ...[cart, placeOrder, proForma, profile],
  ...[orders, quickOrder, saved, compare],
];
