import {
  boolean,
  customType,
  date,
  index,
  integer,
  numeric,
  pgSchema,
  text,
  timestamp,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

/**
 * Every table of the shop, in its own PostgreSQL schema. Property names are the contract's field names.
 * After a change here: `npm run db:generate`.
 */
export const storefront = pgSchema('storefront');

const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
const idOf = (column: () => AnyPgColumn, onDelete: 'cascade' | 'no action' = 'no action') =>
  integer().notNull().references(column, { onDelete });
const words = () => text().notNull().default('');
const time = () => timestamp({ withTimezone: true, mode: 'date' }).notNull();

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => new Uint8Array(value),
});

/** One row: what the company configures about itself. */
export const company = storefront.table('company', {
  companyId: id(),
  clientName: words(),
  email: words(),
  cellNo: words(),
  locationAddress: words(),
  aboutUs: words(),
  contactUs: words(),
  privacyPolicy: words(),
  termCondition: words(),
});

export const areas = storefront.table('product_area', {
  productAreaId: id(),
  productAreaName: text().notNull(),
});

export const categories = storefront.table('product_category', {
  productCategoryId: id(),
  productCategoryName: text().notNull(),
  productAreaId: idOf(() => areas.productAreaId),
  categoryImageURL: words(),
});

export const subCategories = storefront.table('product_sub_category', {
  productSubCategoryId: id(),
  productSubCategoryName: text().notNull(),
  productCategoryId: idOf(() => categories.productCategoryId),
});

export const products = storefront.table('product', {
  productId: id(),
  productName: text().notNull(),
  productDescription: words(),
  productSpecText: words(),
  productSubCategoryId: idOf(() => subCategories.productSubCategoryId),
});

const productId = () => idOf(() => products.productId, 'cascade');

export const productImages = storefront.table(
  'product_image',
  { productImageId: id(), productId: productId(), productImageURL: text().notNull() },
  (table) => [index('product_image_product').on(table.productId)],
);

export const productOptions = storefront.table(
  'product_option',
  { productOptionId: id(), productId: productId(), productOptionPrefix: text().notNull() },
  (table) => [index('product_option_product').on(table.productId)],
);

export const productOptionDetails = storefront.table(
  'product_option_detail',
  {
    productOptionDetailId: id(),
    productOptionId: idOf(() => productOptions.productOptionId, 'cascade'),
    optionDetailName: text().notNull(),
  },
  (table) => [index('product_option_detail_option').on(table.productOptionId)],
);

export const productPacks = storefront.table(
  'product_pack',
  {
    productPackId: id(),
    productId: productId(),
    productPackDescription: words(),
    packOrderUnitName: words(),
    salePrice: numeric({ precision: 12, scale: 2, mode: 'number' }),
  },
  (table) => [index('product_pack_product').on(table.productId)],
);

export const productWebLinks = storefront.table(
  'product_web_link',
  { productWebLinkId: id(), productId: productId(), productLinkTypePrefix: text().notNull() },
  (table) => [unique('product_web_link_once').on(table.productId, table.productLinkTypePrefix)],
);

export const banners = storefront.table('banner', {
  bannerImageId: id(),
  bannerPlacementPrefix: text().notNull(),
  bannerImageURL: text().notNull(),
  bannerTitle: words(),
});

export const blogs = storefront.table('blog', {
  blogId: id(),
  title: text().notNull(),
  shortDescription: words(),
  longDescription: words(),
  blogImageURL: words(),
  dateFrom: date({ mode: 'string' }),
  viewCount: integer().notNull().default(0),
  authorName: words(),
  tags: words(),
});

export const announcements = storefront.table('announcement', {
  announcementId: id(),
  messageText: text().notNull(),
});

export const socialLinks = storefront.table('social_link', {
  socialMediaLinkId: id(),
  socialMediaTypePrefix: text().notNull(),
  socialMediaURL: text().notNull(),
  isActive: boolean().notNull(),
});

export const socialPosts = storefront.table('social_post', {
  socialMediaPostId: id(),
  socialMediaTypeName: text().notNull(),
  socialMediaPostURL: text().notNull(),
  socialMediaImageURL: text().notNull(),
  caption: words(),
});

/** `userEmail` is the login id, in lower case. An empty `passwordHash` lets nobody in. `isDemo`: everybody knows the password. */
export const users = storefront.table('app_user', {
  userId: id(),
  userEmail: text().notNull().unique('app_user_email'),
  passwordHash: words(),
  appUserName: words(),
  userCellNo: words(),
  userImageURL: words(),
  role: text().notNull().default('user'),
  isDemo: boolean().notNull().default(false),
});

export const reviews = storefront.table(
  'review',
  {
    reviewId: id(),
    productId: productId(),
    userId: idOf(() => users.userId, 'cascade'),
    rating: integer().notNull(),
    comment: text().notNull(),
    createdAt: time().defaultNow(),
  },
  (table) => [unique('review_once').on(table.productId, table.userId)],
);

export const enquiries = storefront.table('enquiry', {
  enquiryId: id(),
  personName: text().notNull(),
  companyName: text().notNull(),
  contactNo: text().notNull(),
  contactEmail: text().notNull(),
  contactAddress: text().notNull(),
  contactMessage: text().notNull(),
  createdAt: time().defaultNow(),
});

/** Uploaded pictures live in the database, so that any process can serve them. */
export const uploads = storefront.table('upload', {
  fileName: text().primaryKey(),
  contentType: text().notNull(),
  bytes: bytea().notNull(),
  createdAt: time().defaultNow(),
});

/** Counters of what a caller may do only so often; shared by all processes. */
export const attempts = storefront.table('attempt', {
  key: text().primaryKey(),
  count: integer().notNull(),
  expiresAt: time(),
});

/** What the server keeps for itself: the token secret, and that the seed is in. */
export const settings = storefront.table('setting', {
  key: text().primaryKey(),
  value: text().notNull(),
});
