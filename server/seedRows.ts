import type catalogueJson from './seed/catalogue.json';
import type { SeedTables } from './store';

/** `seed/catalogue.json` as its authors wrote it: names where the tables have ids. */
export type Catalogue = typeof catalogueJson;

/** The accounts that the README names. */
export const demoAccounts = {
  shopper: {
    userEmail: 'shopper@example.com',
    password: 'shopper-demo-1',
    appUserName: 'Ayesha Khan',
    userCellNo: '03001234567',
    role: 'user',
  },
  admin: {
    userEmail: 'admin@example.com',
    password: 'admin-demo-1',
    appUserName: 'Shop Admin',
    userCellNo: '03007654321',
    role: 'admin',
  },
} as const;

/** Turns the catalogue into rows; each table's ids count from 1 in the order of the file. */
export function seedRows(
  catalogue: Catalogue,
  hashPassword: (password: string) => string,
): SeedTables {
  const areaIds = idsBy(catalogue.areas, (area) => area.name);
  const categoryIds = idsBy(catalogue.categories, (category) => category.name);
  const subCategoryIds = idsBy(catalogue.subCategories, (row) => row.category + row.name);
  const productIds = idsBy(catalogue.products, (product) => product.slug);
  const products = numbered('productId', catalogue.products);
  const options = numbered(
    'productOptionId',
    products.flatMap(({ productId, options }) =>
      options.map((option) => ({ ...option, productId })),
    ),
  );
  const { reviews } = catalogue;
  const pictureOf = new Map(
    reviews.map(({ authorName, authorImage }) => [authorName, authorImage]),
  );
  const accounts = Object.values(demoAccounts).map(({ password, ...account }) => ({
    ...account,
    passwordHash: hashPassword(password),
    userImageURL: '',
    isDemo: true,
  }));
  const reviewers = [...pictureOf].map(([appUserName, picture], index) => ({
    userEmail: `reviewer-${index + 1}@demo.invalid`,
    passwordHash: '',
    appUserName,
    userCellNo: '',
    userImageURL: mediaUrl(picture),
    role: 'user',
    isDemo: true,
  }));
  const users = numbered('userId', [...accounts, ...reviewers]);
  const userIds = new Map(users.map(({ appUserName, userId }) => [appUserName, userId]));

  return {
    company: numbered('companyId', [
      { ...catalogue.clientInfo, ...catalogue.headOffice, ...catalogue.clientSettings },
    ]),
    areas: rowsOf('productAreaId', catalogue.areas, ({ name }) => ({ productAreaName: name })),
    categories: rowsOf('productCategoryId', catalogue.categories, ({ name, area, image }) => ({
      productCategoryName: name,
      productAreaId: idOf(areaIds, area),
      categoryImageURL: mediaUrl(image),
    })),
    subCategories: rowsOf(
      'productSubCategoryId',
      catalogue.subCategories,
      ({ name, category }) => ({
        productSubCategoryName: name,
        productCategoryId: idOf(categoryIds, category),
      }),
    ),
    products: products.map((product) => ({
      productId: product.productId,
      productName: product.name,
      productDescription: product.descriptionHtml,
      productSpecText: product.specHtml,
      productSubCategoryId: idOf(subCategoryIds, product.category + product.subCategory),
    })),
    productImages: numbered(
      'productImageId',
      products.flatMap(({ productId, images }) =>
        images.map((image) => ({ productId, productImageURL: mediaUrl(image) })),
      ),
    ),
    productOptions: options.map(({ productOptionId, productId, prefix }) => ({
      productOptionId,
      productId,
      productOptionPrefix: prefix,
    })),
    productOptionDetails: numbered(
      'productOptionDetailId',
      options.flatMap(({ productOptionId, details }) =>
        details.map((optionDetailName) => ({ productOptionId, optionDetailName })),
      ),
    ),
    productPacks: numbered(
      'productPackId',
      products.flatMap(({ productId, packs }) =>
        packs.map(({ description, orderUnit, salePrice }) => ({
          productId,
          productPackDescription: description,
          packOrderUnitName: orderUnit,
          salePrice,
        })),
      ),
    ),
    productWebLinks: numbered(
      'productWebLinkId',
      products.flatMap(({ productId, linkTypes }) =>
        linkTypes.map((productLinkTypePrefix) => ({ productId, productLinkTypePrefix })),
      ),
    ),
    banners: rowsOf('bannerImageId', catalogue.banners, ({ title, image, placement }) => ({
      bannerPlacementPrefix: placement,
      bannerImageURL: mediaUrl(image),
      bannerTitle: title,
    })),
    blogs: rowsOf('blogId', catalogue.blogs, ({ slug: _slug, image, ...blog }) => ({
      ...blog,
      blogImageURL: mediaUrl(image),
    })),
    announcements: numbered('announcementId', catalogue.announcements),
    socialLinks: rowsOf(
      'socialMediaLinkId',
      catalogue.socialLinks,
      ({ prefix, url, isActive }) => ({
        socialMediaTypePrefix: prefix,
        socialMediaURL: url,
        isActive,
      }),
    ),
    socialPosts: rowsOf(
      'socialMediaPostId',
      catalogue.socialPosts,
      ({ socialMediaImageURL, ...post }) => ({
        ...post,
        socialMediaImageURL: mediaUrl(socialMediaImageURL),
      }),
    ),
    users,
    reviews: rowsOf(
      'reviewId',
      reviews,
      ({ productSlug, authorName, rating, comment, createdAt }) => ({
        productId: idOf(productIds, productSlug),
        userId: idOf(userIds, authorName),
        rating,
        comment,
        createdAt: new Date(createdAt),
      }),
    ),
  };
}

/** `images/products/x.webp` of the file stands at `/media/products/x.webp`. */
const mediaUrl = (image: string) => (image ? image.replace(/^images\//, '/media/') : '');

const rowsOf = <Id extends string, Item, Row>(id: Id, items: Item[], rowOf: (item: Item) => Row) =>
  numbered(id, items.map(rowOf));

const numbered = <Id extends string, Row>(id: Id, rows: Row[]) =>
  rows.map((row, index) => ({ [id]: index + 1, ...row }) as Record<Id, number> & Row);

const idsBy = <T>(rows: T[], keyOf: (row: T) => string) =>
  new Map(rows.map((row, index) => [keyOf(row), index + 1]));

function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The catalogue refers to "${key}", which it does not hold`);
  return id;
}
