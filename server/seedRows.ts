import type catalogueJson from './seed/catalogue.json';
import type { SeedTables } from './rows';

/** The rows of `seed/catalogue.json`. Where the tables have ids, these rows have names. */
export type Catalogue = typeof catalogueJson;

/** Converts the catalogue to table rows. Each table's ids count from 1 in the order of the file. */
export function seedRows(
  { company, accounts, reviewers, ...catalogue }: Catalogue,
  hashPassword: (password: string) => string,
): SeedTables {
  const areaId = createIdFinder(catalogue.areas, (row) => row.productAreaName);
  const categoryId = createIdFinder(catalogue.categories, (row) => row.productCategoryName);
  const subCategoryId = createIdFinder(
    catalogue.subCategories,
    (row) => row.category + row.productSubCategoryName,
  );
  const findProductId = createIdFinder(catalogue.products, (row) => row.productName);
  const products = numbered('productId', catalogue.products);
  const createProductRows = <Id extends string, Row>(
    id: Id,
    getRows: (product: Catalogue['products'][number]) => Row[],
  ) => {
    const rows = products.flatMap((product) =>
      getRows(product).map((row) => ({ ...row, productId: product.productId })),
    );
    return numbered(id, rows);
  };
  const options = createProductRows('productOptionId', (product) => product.options);
  // These are the accounts that the README names.
  const openAccounts = Object.values(accounts).map(({ password, ...account }) => ({
    ...account,
    passwordHash: hashPassword(password),
    userImageURL: '',
    isDemo: true,
  }));
  const authors = reviewers.map((reviewer, index) => ({
    ...reviewer,
    userEmail: `reviewer-${index + 1}@demo.invalid`,
    passwordHash: '',
    userCellNo: '',
    role: 'user',
    isDemo: true,
  }));
  const users = numbered('userId', [...openAccounts, ...authors]);
  const userId = createIdFinder(users, (row) => row.appUserName);

  return {
    company: [{ companyId: 1, ...company }],
    areas: numbered('productAreaId', catalogue.areas),
    categories: numbered('productCategoryId', catalogue.categories).map(({ area, ...row }) => ({
      ...row,
      productAreaId: areaId(area),
    })),
    subCategories: numbered('productSubCategoryId', catalogue.subCategories).map(
      ({ category, ...row }) => ({ ...row, productCategoryId: categoryId(category) }),
    ),
    products: products.map(({ productId, category, subCategory, ...row }) => ({
      productId,
      productName: row.productName,
      productDescription: row.productDescription,
      productSpecText: row.productSpecText,
      productSubCategoryId: subCategoryId(category + subCategory),
    })),
    productImages: createProductRows('productImageId', ({ images }) => images),
    productOptions: options.map(({ details: _details, ...row }) => row),
    productOptionDetails: numbered(
      'productOptionDetailId',
      options.flatMap(({ productOptionId, details }) =>
        details.map((row) => ({ ...row, productOptionId })),
      ),
    ),
    productPacks: createProductRows('productPackId', ({ packs }) => packs),
    productWebLinks: createProductRows('productWebLinkId', ({ webLinks }) => webLinks),
    banners: numbered('bannerImageId', catalogue.banners),
    blogs: numbered('blogId', catalogue.blogs),
    announcements: numbered('announcementId', catalogue.announcements),
    socialLinks: numbered('socialMediaLinkId', catalogue.socialLinks),
    socialPosts: numbered('socialMediaPostId', catalogue.socialPosts),
    users,
    reviews: numbered('reviewId', catalogue.reviews).map(
      ({ product, reviewer, createdAt, ...row }) => ({
        ...row,
        productId: findProductId(product),
        userId: userId(reviewer),
        createdAt: new Date(createdAt),
      }),
    ),
  };
}

const numbered = <Id extends string, Row>(id: Id, rows: Row[]) =>
  rows.map((row, index) => ({ [id]: index + 1, ...row }) as Record<Id, number> & Row);

/**
 * Creates a function that returns the id of a row. Its argument is the name by which other rows
 * refer to that row.
 */
function createIdFinder<T>(rows: T[], getKey: (row: T) => string): (key: string) => number {
  const ids = new Map(rows.map((row, index) => [getKey(row), index + 1]));
  return (key) => {
    const id = ids.get(key);
    if (id) return id;
    throw new Error(`The catalogue refers to "${key}", which it does not hold`);
  };
}
