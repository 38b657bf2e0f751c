import { createApp, type AppOptions } from '../createApp';
import { createMemoryStore } from './memoryStore';
import { createPasswords, hashPassword } from '../node/passwords';
import { createTokens, type TokenClaims } from '../node/tokens';
import { toSeedRows, type Catalogue } from '../seedRows';
import type { SeedTables } from '../rows';
import catalogueJson from '../seed/catalogue.json';

export const demoAccounts = catalogueJson.accounts;

export const demoWebClient = { loginId: 'webclient', loginPassword: 'webclient-demo' };

/** Body of a `WebSave` call that creates an account. */
export const newAccount = {
  loginId: 'new@example.com',
  appUserName: 'New Person',
  userCellNo: '0300-1234567',
  userEmail: 'new@example.com',
  loginPassword: 'long enough',
  userImageURL: '',
};

/** Lowest cost that scrypt accepts. It saves time, and these hashes protect nothing. */
const testCost = 2;
const productsPerArea = 9;

/**
 * Returns a smaller demo catalogue: 45 products from all areas with their reviews, and three blog
 * articles.
 */
function createTestCatalogue(): Catalogue {
  const catalogue: Catalogue = catalogueJson;
  const areasByCategory = new Map(
    catalogue.categories.map(({ productCategoryName, area }) => [productCategoryName, area]),
  );
  const products = catalogue.products.filter(({ category }, index, allProducts) => {
    const isInSameArea = (otherProduct: { category: string }) =>
      areasByCategory.get(otherProduct.category) === areasByCategory.get(category);
    return allProducts.slice(0, index).filter(isInSameArea).length < productsPerArea;
  });
  const productNames = new Set(products.map(({ productName }) => productName));
  return {
    ...catalogue,
    products,
    blogs: catalogue.blogs.slice(0, 3),
    reviews: catalogue.reviews.filter(({ product }) => productNames.has(product)),
  };
}

/** The rows in the store of `createDemoApp`. Tests expect the texts of these rows on pages. */
export const demoRows: SeedTables = toSeedRows(createTestCatalogue(), (password) =>
  hashPassword(password, testCost),
);

/**
 * Creates random tokens and remembers their claims, instead of signing them. The storefront's tests
 * run in jsdom, which has no WebCrypto.
 */
function createTestTokens(): ReturnType<typeof createTokens> {
  const claimsByToken = new Map<string, TokenClaims & { expiresAtMs: number }>();
  return {
    issue: (claims, seconds) => {
      const token = crypto.randomUUID();
      claimsByToken.set(token, { ...claims, expiresAtMs: Date.now() + seconds * 1000 });
      return Promise.resolve(token);
    },
    read: (token) => {
      const claims = claimsByToken.get(token);
      return Promise.resolve(claims && claims.expiresAtMs > Date.now() ? claims : undefined);
    },
  };
}

export const demoOptions: AppOptions = {
  hasDemoAccounts: true,
  isLocalRequest: () => true,
  webClient: demoWebClient,
  passwords: createPasswords(testCost),
  recodePicture: (picture: Uint8Array) => Promise.resolve(picture),
  clientAddress: () => '',
  delay: () => Promise.resolve(),
  inboxIsOpenTo: () => false,
  corsOrigins: [],
  logSecurityEvent: () => undefined,
  tokens: 'subtle' in crypto ? createTokens('only for tests') : createTestTokens(),
};

/**
 * Creates the whole back end on a fresh in-memory store. Tests with MSW pass their requests to it:
 * `http.all('*' + '/api/*', ({ request }) => app.fetch(request))`.
 */
export const createDemoApp = (options: Partial<AppOptions> = {}) =>
  createApp(createMemoryStore(demoRows), { ...demoOptions, ...options });
