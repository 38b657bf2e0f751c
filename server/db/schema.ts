import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';

/**
 * PostgreSQL schema that contains all tables of the shop. The property names of the tables are the
 * contract's field names. After a change of a table, run
 * `npm run db:generate -w @shop/server -- --name what_changed`.
 */
export const storefront = pg.pgSchema('storefront');

const createIdColumn = () => pg.integer().primaryKey().generatedByDefaultAsIdentity();
const createReferenceColumn = (
  column: () => pg.AnyPgColumn,
  onDelete: 'cascade' | 'no action' = 'no action',
) => pg.integer().notNull().references(column, { onDelete });
const createTextColumn = () => pg.text().notNull().default('');
const createTimeColumn = () => pg.timestamp({ withTimezone: true, mode: 'date' }).notNull();

const bytea = pg.customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Holds a single row with the company's details. */
export const company = storefront.table('company', {
  companyId: createIdColumn(),
  clientName: createTextColumn(),
  email: createTextColumn(),
  cellNo: createTextColumn(),
  locationAddress: createTextColumn(),
  aboutUs: createTextColumn(),
  contactUs: createTextColumn(),
  privacyPolicy: createTextColumn(),
  termCondition: createTextColumn(),
});

export const areas = storefront.table('product_area', {
  productAreaId: createIdColumn(),
  productAreaName: pg.text().notNull(),
});

export const categories = storefront.table('product_category', {
  productCategoryId: createIdColumn(),
  productCategoryName: pg.text().notNull(),
  productAreaId: createReferenceColumn(() => areas.productAreaId),
  categoryImageURL: createTextColumn(),
});

export const subCategories = storefront.table('product_sub_category', {
  productSubCategoryId: createIdColumn(),
  productSubCategoryName: pg.text().notNull(),
  productCategoryId: createReferenceColumn(() => categories.productCategoryId),
});

export const products = storefront.table('product', {
  productId: createIdColumn(),
  productName: pg.text().notNull(),
  productDescription: createTextColumn(),
  productSpecText: createTextColumn(),
  productSubCategoryId: createReferenceColumn(() => subCategories.productSubCategoryId),
});

const createProductIdColumn = () => createReferenceColumn(() => products.productId, 'cascade');

export const productImages = storefront.table(
  'product_image',
  {
    productImageId: createIdColumn(),
    productId: createProductIdColumn(),
    productImageURL: pg.text().notNull(),
  },
  (table) => [pg.index('product_image_product').on(table.productId)],
);

export const productOptions = storefront.table(
  'product_option',
  {
    productOptionId: createIdColumn(),
    productId: createProductIdColumn(),
    productOptionPrefix: pg.text().notNull(),
  },
  (table) => [pg.index('product_option_product').on(table.productId)],
);

export const productOptionDetails = storefront.table(
  'product_option_detail',
  {
    productOptionDetailId: createIdColumn(),
    productOptionId: createReferenceColumn(() => productOptions.productOptionId, 'cascade'),
    optionDetailName: pg.text().notNull(),
  },
  (table) => [pg.index('product_option_detail_option').on(table.productOptionId)],
);

export const productPacks = storefront.table(
  'product_pack',
  {
    productPackId: createIdColumn(),
    productId: createProductIdColumn(),
    productPackDescription: createTextColumn(),
    packOrderUnitName: createTextColumn(),
    salePrice: pg.numeric({ precision: 12, scale: 2, mode: 'number' }),
  },
  (table) => [pg.index('product_pack_product').on(table.productId)],
);

export const productWebLinks = storefront.table(
  'product_web_link',
  {
    productWebLinkId: createIdColumn(),
    productId: createProductIdColumn(),
    productLinkTypePrefix: pg.text().notNull(),
  },
  (table) => [pg.unique('product_web_link_once').on(table.productId, table.productLinkTypePrefix)],
);

export const banners = storefront.table('banner', {
  bannerImageId: createIdColumn(),
  bannerPlacementPrefix: pg.text().notNull(),
  bannerImageURL: pg.text().notNull(),
  bannerTitle: createTextColumn(),
});

export const blogs = storefront.table('blog', {
  blogId: createIdColumn(),
  title: pg.text().notNull(),
  shortDescription: createTextColumn(),
  longDescription: createTextColumn(),
  blogImageURL: createTextColumn(),
  dateFrom: pg.date({ mode: 'string' }),
  viewCount: pg.integer().notNull().default(0),
  authorName: createTextColumn(),
  tags: createTextColumn(),
});

export const announcements = storefront.table('announcement', {
  announcementId: createIdColumn(),
  messageText: pg.text().notNull(),
});

export const socialLinks = storefront.table('social_link', {
  socialMediaLinkId: createIdColumn(),
  socialMediaTypePrefix: pg.text().notNull(),
  socialMediaURL: pg.text().notNull(),
  isActive: pg.boolean().notNull(),
});

export const socialPosts = storefront.table('social_post', {
  socialMediaPostId: createIdColumn(),
  socialMediaTypeName: pg.text().notNull(),
  socialMediaPostURL: pg.text().notNull(),
  socialMediaImageURL: pg.text().notNull(),
  caption: createTextColumn(),
});

/**
 * `userEmail` is the login id in lower case. An empty `passwordHash` prevents login. The passwords
 * of `isDemo` accounts are public.
 */
export const users = storefront.table('app_user', {
  userId: createIdColumn(),
  userEmail: pg.text().notNull().unique('app_user_email'),
  passwordHash: createTextColumn(),
  appUserName: createTextColumn(),
  userCellNo: createTextColumn(),
  userImageURL: createTextColumn(),
  role: pg.text().notNull().default('user'),
  isDemo: pg.boolean().notNull().default(false),
  /** Part of the account's tokens. A new key ends all sessions of the account. */
  sessionKey: pg
    .text()
    .notNull()
    .default(sql`gen_random_uuid()::text`),
});

export const reviews = storefront.table(
  'review',
  {
    reviewId: createIdColumn(),
    productId: createProductIdColumn(),
    userId: createReferenceColumn(() => users.userId, 'cascade'),
    rating: pg.integer().notNull(),
    comment: pg.text().notNull(),
    createdAt: createTimeColumn().defaultNow(),
  },
  (table) => [pg.unique('review_once').on(table.productId, table.userId)],
);

export const enquiries = storefront.table('enquiry', {
  enquiryId: createIdColumn(),
  personName: pg.text().notNull(),
  companyName: pg.text().notNull(),
  contactNo: pg.text().notNull(),
  contactEmail: pg.text().notNull(),
  contactAddress: pg.text().notNull(),
  contactMessage: pg.text().notNull(),
  createdAt: createTimeColumn().defaultNow(),
});

/** Speed and errors that browsers report. See the contract's `FieldReport`. */
export const measures = storefront.table('measure', {
  ...{
    name: createTextColumn(),
    value: pg.doublePrecision().notNull(),
    detail: createTextColumn(),
  },
  ...{
    route: createTextColumn(),
    device: createTextColumn(),
    release: createTextColumn(),
    createdAt: createTimeColumn().defaultNow(),
  },
});

/** Uploaded pictures. The database stores them so that every process of the shop can serve them. */
export const uploads = storefront.table('upload', {
  fileName: pg.text().primaryKey(),
  contentType: pg.text().notNull(),
  bytes: bytea().notNull(),
  createdAt: createTimeColumn().defaultNow(),
});

/** Counters of rate-limited actions, which all processes share. */
export const attempts = storefront.table('attempt', {
  key: pg.text().primaryKey(),
  count: pg.integer().notNull(),
  expiresAt: createTimeColumn(),
});

/** Internal values of the server, such as the token secret and the time of seeding. */
export const settings = storefront.table('setting', {
  key: pg.text().primaryKey(),
  value: pg.text().notNull(),
});
