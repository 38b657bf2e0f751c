/** The end of an address: repeated keys for several values, and nothing for an empty one. */
export const formatQuery = (
  entries: Record<string, string | readonly string[] | undefined>,
): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(entries)) {
    for (const item of [value ?? []].flat()) if (item) search.append(key, item);
  }
  const text = search.toString();
  return text && `?${text}`;
};

/** What the address of the listing may ask for: search, filters (of the tree, and by what facts tell) and order. */
export const facetParams = ['price', 'size', 'capacity', 'material', 'colour'] as const;
export const filterParams = ['areas', 'category', 'subcategory', ...facetParams] as const;
export const listingParams = ['search', ...filterParams, 'sort'] as const;
export type ListingParam = (typeof listingParams)[number];
export type ProductsQuery = Partial<Record<ListingParam, string | readonly string[]>>;

/** Of the field for a list on the page of many products. */
export const pasteHash = '#paste';

/** The only place with routes. `pattern` goes to the router, `to` builds a link. */
export const paths = {
  home: { pattern: '/', to: () => '/' },
  products: {
    pattern: '/products',
    to: (asked: ProductsQuery = {}) => `/products${formatQuery(asked)}`,
  },
  collection: { pattern: '/collection', to: () => '/collection' },
  categories: {
    pattern: '/categories',
    to: (category?: string) => `/categories${formatQuery({ category })}`,
  },
  /** `id` is already encrypted and URL-encoded: see `shared/navigation/productId`. */
  product: { pattern: '/product/:Id', to: (id: string) => `/product/${id}` },
  blogs: { pattern: '/blogs', to: () => '/blogs' },
  blog: { pattern: '/blogs/:id', to: (id: string) => `/blogs/${encodeURIComponent(id)}` },
  /** The form there begins with the subject and the lines (products, quantities) given. */
  contact: {
    pattern: '/contact',
    to: (subject?: string, lines?: readonly string[]) =>
      `/contact${formatQuery({ subject, line: lines })}`,
  },
  about: { pattern: '/about', to: () => '/about' },
  cart: { pattern: '/cart', to: () => '/cart' },
  quickOrder: {
    pattern: '/quick-order',
    /** `isPaste`: at the field for a list. */
    to: ({ isPaste = false } = {}) => `/quick-order${isPaste ? pasteHash : ''}`,
  },
  /** `order` is the reference of a placed order, whose confirmation it shows. */
  placeOrder: {
    pattern: '/place-order',
    to: (order?: string) => `/place-order${formatQuery({ order })}`,
  },
  /** Of the cart, or of the placed order named. */
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

/** What one shopper alone sees there: kept from search engines, and not prerendered. */
export const privatePaths = [
  ...[cart, placeOrder, proForma, profile],
  ...[orders, quickOrder, saved, compare],
];
