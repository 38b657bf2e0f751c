import * as pg from 'drizzle-orm/pg-core';

/**
 * All tables of the shop, in their own PostgreSQL schema. Property names are the contract's field
 * names. After a change, run `npm run db:generate -w @shop/server -- --name what_changed`.
 */
export const storefront = pg.pgSchema('storefront');

const id = () => pg.integer().primaryKey().generatedByDefaultAsIdentity();
const referenceTo = (
  column: () => pg.AnyPgColumn,
  onDelete: 'cascade' | 'no action' = 'no action',
) => pg.integer().notNull().references(column, { onDelete });
const words = () => pg.text().notNull().default('');
const time = () => pg.timestamp({ withTimezone: true, mode: 'date' }).notNull();

const bytea = pg.customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Holds a single row with the company's details. */
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
  productAreaName: pg.text().notNull(),
});

export const categories = storefront.table('product_category', {
  productCategoryId: id(),
  productCategoryName: pg.text().notNull(),
  productAreaId: referenceTo(() => areas.productAreaId),
  categoryImageURL: words(),
});

export const subCategories = storefront.table('product_sub_category', {
  productSubCategoryId: id(),
  productSubCategoryName: pg.text().notNull(),
  productCategoryId: referenceTo(() => categories.productCategoryId),
});

export const products = storefront.table('product', {
  productId: id(),
  productName: pg.text().notNull(),
  productDescription: words(),
  productSpecText: words(),
  productSubCategoryId: referenceTo(() => subCategories.productSubCategoryId),
});

const productId = () => referenceTo(() => products.productId, 'cascade');

export const productImages = storefront.table(
  'product_image',
  { productImageId: id(), productId: productId(), productImageURL: pg.text().notNull() },
  (table) => [pg.index('product_image_product').on(table.productId)],
);

export const productOptions = storefront.table(
  'product_option',
  { productOptionId: id(), productId: productId(), productOptionPrefix: pg.text().notNull() },
  (table) => [pg.index('product_option_product').on(table.productId)],
);

export const productOptionDetails = storefront.table(
  'product_option_detail',
  {
    productOptionDetailId: id(),
    productOptionId: referenceTo(() => productOptions.productOptionId, 'cascade'),
    optionDetailName: pg.text().notNull(),
  },
  (table) => [pg.index('product_option_detail_option').on(table.productOptionId)],
);

export const productPacks = storefront.table(
  'product_pack',
  {
    productPackId: id(),
    productId: productId(),
    productPackDescription: words(),
    packOrderUnitName: words(),
    salePrice: pg.numeric({ precision: 12, scale: 2, mode: 'number' }),
  },
  (table) => [pg.index('product_pack_product').on(table.productId)],
);

export const productWebLinks = storefront.table(
  'product_web_link',
  { productWebLinkId: id(), productId: productId(), productLinkTypePrefix: pg.text().notNull() },
  (table) => [pg.unique('product_web_link_once').on(table.productId, table.productLinkTypePrefix)],
);

export const banners = storefront.table('banner', {
  bannerImageId: id(),
  bannerPlacementPrefix: pg.text().notNull(),
  bannerImageURL: pg.text().notNull(),
  bannerTitle: words(),
});

export const blogs = storefront.table('blog', {
  blogId: id(),
  title: pg.text().notNull(),
  shortDescription: words(),
  longDescription: words(),
  blogImageURL: words(),
  dateFrom: pg.date({ mode: 'string' }),
  viewCount: pg.integer().notNull().default(0),
  authorName: words(),
  tags: words(),
});

export const announcements = storefront.table('announcement', {
  announcementId: id(),
  messageText: pg.text().notNull(),
});

export const socialLinks = storefront.table('social_link', {
  socialMediaLinkId: id(),
  socialMediaTypePrefix: pg.text().notNull(),
  socialMediaURL: pg.text().notNull(),
  isActive: pg.boolean().notNull(),
});

export const socialPosts = storefront.table('social_post', {
  socialMediaPostId: id(),
  socialMediaTypeName: pg.text().notNull(),
  socialMediaPostURL: pg.text().notNull(),
  socialMediaImageURL: pg.text().notNull(),
  caption: words(),
});

/**
 * `userEmail` is the login id in lower case. An empty `passwordHash` prevents login. The passwords
 * of `isDemo` accounts are public.
 */
export const users = storefront.table('app_user', {
  userId: id(),
  userEmail: pg.text().notNull().unique('app_user_email'),
  passwordHash: words(),
  appUserName: words(),
  userCellNo: words(),
  userImageURL: words(),
  role: pg.text().notNull().default('user'),
  isDemo: pg.boolean().notNull().default(false),
});

export const reviews = storefront.table(
  'review',
  {
    reviewId: id(),
    productId: productId(),
    userId: referenceTo(() => users.userId, 'cascade'),
    rating: pg.integer().notNull(),
    comment: pg.text().notNull(),
    createdAt: time().defaultNow(),
  },
  (table) => [pg.unique('review_once').on(table.productId, table.userId)],
);

export const enquiries = storefront.table('enquiry', {
  enquiryId: id(),
  personName: pg.text().notNull(),
  companyName: pg.text().notNull(),
  contactNo: pg.text().notNull(),
  contactEmail: pg.text().notNull(),
  contactAddress: pg.text().notNull(),
  contactMessage: pg.text().notNull(),
  createdAt: time().defaultNow(),
});

/** Speed and errors that browsers report. See the contract's `FieldReport`. */
export const measures = storefront.table('measure', {
  ...{ name: words(), value: pg.doublePrecision().notNull(), detail: words() },
  ...{ route: words(), device: words(), release: words(), createdAt: time().defaultNow() },
});

/** Uploaded pictures. The database stores them so that every process can serve them. */
export const uploads = storefront.table('upload', {
  fileName: pg.text().primaryKey(),
  contentType: pg.text().notNull(),
  bytes: bytea().notNull(),
  createdAt: time().defaultNow(),
});

/** Counters of rate-limited actions, which all processes share. */
export const attempts = storefront.table('attempt', {
  key: pg.text().primaryKey(),
  count: pg.integer().notNull(),
  expiresAt: time(),
});

/** Internal values of the server, such as the token secret and the time of seeding. */
export const settings = storefront.table('setting', {
  key: pg.text().primaryKey(),
  value: pg.text().notNull(),
});
