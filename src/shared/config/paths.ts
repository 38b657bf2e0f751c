/** The only place with routes. `pattern` goes to the router, `to` builds a link. */
const query = (entries: Record<string, string | undefined>): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(entries)) if (value) search.append(key, value);
  const text = search.toString();
  return text && `?${text}`;
};

export interface ProductsQuery {
  search?: string;
  areas?: string;
  category?: string;
  subcategory?: string;
}

export const paths = {
  home: { pattern: '/', to: () => '/' },
  products: {
    pattern: '/products',
    to: (filters: ProductsQuery = {}) => `/products${query({ ...filters })}`,
  },
  collection: { pattern: '/collection', to: () => '/collection' },
  categories: {
    pattern: '/categories',
    to: (category?: string) => `/categories${query({ category })}`,
  },
  /** `id` is already encrypted and URL-encoded: see `shared/lib/productId`. */
  product: { pattern: '/product/:Id', to: (id: string) => `/product/${id}` },
  blogs: { pattern: '/blogs', to: () => '/blogs' },
  blog: { pattern: '/blogs/:id', to: (id: string) => `/blogs/${encodeURIComponent(id)}` },
  contact: { pattern: '/contact', to: (subject?: string) => `/contact${query({ subject })}` },
  about: { pattern: '/about', to: () => '/about' },
  cart: { pattern: '/cart', to: () => '/cart' },
  placeOrder: { pattern: '/place-order', to: () => '/place-order' },
  profile: { pattern: '/profile', to: () => '/profile' },
  orders: { pattern: '/order', to: () => '/order' },
  privacy: { pattern: '/privacy-policy', to: () => '/privacy-policy' },
  terms: { pattern: '/terms-and-conditions', to: () => '/terms-and-conditions' },
} as const;
