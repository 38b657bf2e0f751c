import type catalogueJson from './seed/catalogue.json';
import type { SeedTables } from './rows';

/** The rows of `seed/catalogue.json`, with names where the tables have ids. */
export type Catalogue = typeof catalogueJson;

/** Each table's ids count from 1 in the order of the file. */
export function seedRows(
  { company, accounts, reviewers, ...catalogue }: Catalogue,
  hashPassword: (password: string) => string,
): SeedTables {
  const areaIds = idsBy(catalogue.areas, (row) => row.productAreaName);
  const categoryIds = idsBy(catalogue.categories, (row) => row.productCategoryName);
  const subCategoryIds = idsBy(
    catalogue.subCategories,
    (row) => row.category + row.productSubCategoryName,
  );
  const productIds = idsBy(catalogue.products, (row) => row.productName);
  const products = numbered('productId', catalogue.products);
  const ofProducts = <Row>(rowsOf: (product: Catalogue['products'][number]) => Row[]) =>
    products.flatMap((product) =>
      rowsOf(product).map((row) => ({ ...row, productId: product.productId })),
    );
  const options = numbered(
    'productOptionId',
    ofProducts((product) => product.options),
  );
  // Those that the README names.
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
  const userIds = idsBy(users, (row) => row.appUserName);

  return {
    company: [{ companyId: 1, ...company }],
    areas: numbered('productAreaId', catalogue.areas),
    categories: numbered('productCategoryId', catalogue.categories).map(({ area, ...row }) => ({
      ...row,
      productAreaId: idOf(areaIds, area),
    })),
    subCategories: numbered('productSubCategoryId', catalogue.subCategories).map(
      ({ category, ...row }) => ({ ...row, productCategoryId: idOf(categoryIds, category) }),
    ),
    products: products.map(({ productId, category, subCategory, ...row }) => ({
      productId,
      productName: row.productName,
      productDescription: row.productDescription,
      productSpecText: row.productSpecText,
      productSubCategoryId: idOf(subCategoryIds, category + subCategory),
    })),
    productImages: numbered(
      'productImageId',
      ofProducts(({ images }) => images),
    ),
    productOptions: options.map(({ details: _details, ...row }) => row),
    productOptionDetails: numbered(
      'productOptionDetailId',
      options.flatMap(({ productOptionId, details }) =>
        details.map((row) => ({ ...row, productOptionId })),
      ),
    ),
    productPacks: numbered(
      'productPackId',
      ofProducts(({ packs }) => packs),
    ),
    productWebLinks: numbered(
      'productWebLinkId',
      ofProducts(({ webLinks }) => webLinks),
    ),
    banners: numbered('bannerImageId', catalogue.banners),
    blogs: numbered('blogId', catalogue.blogs),
    announcements: numbered('announcementId', catalogue.announcements),
    socialLinks: numbered('socialMediaLinkId', catalogue.socialLinks),
    socialPosts: numbered('socialMediaPostId', catalogue.socialPosts),
    users,
    reviews: numbered('reviewId', catalogue.reviews).map(
      ({ product, reviewer, createdAt, ...row }) => ({
        ...row,
        productId: idOf(productIds, product),
        userId: idOf(userIds, reviewer),
        createdAt: new Date(createdAt),
      }),
    ),
  };
}

const numbered = <Id extends string, Row>(id: Id, rows: Row[]) =>
  rows.map((row, index) => ({ [id]: index + 1, ...row }) as Record<Id, number> & Row);

const idsBy = <T>(rows: T[], keyOf: (row: T) => string) =>
  new Map(rows.map((row, index) => [keyOf(row), index + 1]));

function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The catalogue refers to "${key}", which it does not hold`);
  return id;
}
