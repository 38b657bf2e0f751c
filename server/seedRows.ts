import type catalogueJson from './seed/catalogue.json';
import type { SeedTables } from './rows';

/**
 * Content of `seed/catalogue.json`. Its rows refer to other rows by name, whereas database rows
 * refer to them by id.
 */
export type Catalogue = typeof catalogueJson;

/** Converts the catalogue to table rows. Each table's ids start at 1, in the order of the file. */
export function toSeedRows(
  { company, accounts, reviewers, ...catalogue }: Catalogue,
  hashPassword: (password: string) => string,
): SeedTables {
  const findAreaId = createIdFinder(catalogue.areas, (row) => row.productAreaName);
  const findCategoryId = createIdFinder(catalogue.categories, (row) => row.productCategoryName);
  const findSubCategoryId = createIdFinder(
    catalogue.subCategories,
    (row) => row.category + row.productSubCategoryName,
  );
  const findProductId = createIdFinder(catalogue.products, (row) => row.productName);
  const products = addRowIds('productId', catalogue.products);
  const createProductRows = <Id extends string, Row>(
    idField: Id,
    getRows: (product: Catalogue['products'][number]) => Row[],
  ) => {
    const rows = products.flatMap((product) =>
      getRows(product).map((row) => ({ ...row, productId: product.productId })),
    );
    return addRowIds(idField, rows);
  };
  const options = createProductRows('productOptionId', (product) => product.options);
  // These are the accounts that the README names.
  const demoLoginAccounts = Object.values(accounts).map(({ password, ...account }) => ({
    ...account,
    passwordHash: hashPassword(password),
    userImageURL: '',
    isDemo: true,
  }));
  const reviewAuthors = reviewers.map((reviewer, index) => ({
    ...reviewer,
    userEmail: `reviewer-${index + 1}@demo.invalid`,
    passwordHash: '',
    userCellNo: '',
    role: 'user',
    isDemo: true,
  }));
  const accountRows = [...demoLoginAccounts, ...reviewAuthors].map((account) => ({
    ...account,
    sessionKey: crypto.randomUUID(),
  }));
  const users = addRowIds('userId', accountRows);
  const findUserId = createIdFinder(users, (row) => row.appUserName);

  return {
    company: [{ companyId: 1, ...company }],
    areas: addRowIds('productAreaId', catalogue.areas),
    categories: addRowIds('productCategoryId', catalogue.categories).map(({ area, ...row }) => ({
      ...row,
      productAreaId: findAreaId(area),
    })),
    subCategories: addRowIds('productSubCategoryId', catalogue.subCategories).map(
      ({ category, ...row }) => ({ ...row, productCategoryId: findCategoryId(category) }),
    ),
    products: products.map(({ productId, category, subCategory, ...row }) => ({
      productId,
      productName: row.productName,
      productDescription: row.productDescription,
      productSpecText: row.productSpecText,
      productSubCategoryId: findSubCategoryId(category + subCategory),
    })),
    productImages: createProductRows('productImageId', ({ images }) => images),
    productOptions: options.map(({ details: _details, ...row }) => row),
    productOptionDetails: addRowIds(
      'productOptionDetailId',
      options.flatMap(({ productOptionId, details }) =>
        details.map((row) => ({ ...row, productOptionId })),
      ),
    ),
    productPacks: createProductRows('productPackId', ({ packs }) => packs),
    productWebLinks: createProductRows('productWebLinkId', ({ webLinks }) => webLinks),
    banners: addRowIds('bannerImageId', catalogue.banners),
    blogs: addRowIds('blogId', catalogue.blogs),
    announcements: addRowIds('announcementId', catalogue.announcements),
    socialLinks: addRowIds('socialMediaLinkId', catalogue.socialLinks),
    socialPosts: addRowIds('socialMediaPostId', catalogue.socialPosts),
    users,
    reviews: addRowIds('reviewId', catalogue.reviews).map(
      ({ product, reviewer, createdAt, ...row }) => ({
        ...row,
        productId: findProductId(product),
        userId: findUserId(reviewer),
        createdAt: new Date(createdAt),
      }),
    ),
  };
}

const addRowIds = <Id extends string, Row>(idField: Id, rows: Row[]) =>
  rows.map((row, index) => ({ [idField]: index + 1, ...row }) as Record<Id, number> & Row);

/**
 * Creates a function that returns the id of a row. Its argument is the name by which other rows
 * refer to that row.
 */
function createIdFinder<T>(rows: T[], getKey: (row: T) => string): (key: string) => number {
  const idsByKey = new Map(rows.map((row, index) => [getKey(row), index + 1]));
  return (key) => {
    const id = idsByKey.get(key);
    if (id) return id;
    throw new Error(`The catalogue refers to "${key}", which it does not hold`);
  };
}
