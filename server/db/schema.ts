import * as pg from 'drizzle-orm/pg-core';

/**
 * PostgreSQL schema that contains all tables of the shop. The property names of the tables are the
 * contract's field names. After a change of a table, run
 * `npm run db:generate -w @shop/server -- --name what_changed`.
 */
export const storefront = pg.pgSchema('storefront');

const idColumn = () => pg.integer().primaryKey().generatedByDefaultAsIdentity();
const referenceColumn = (
  column: () => pg.AnyPgColumn,
  onDelete: 'cascade' | 'no action' = 'no action',
) => pg.integer().notNull().references(column, { onDelete });
const textColumn = () => pg.text().notNull().default('');
const timeColumn = () => pg.timestamp({ withTimezone: true, mode: 'date' }).notNull();

const bytea = pg.customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Holds a single row with the company's details. */
export const company = storefront.table('company', {
  companyId: idColumn(),
  clientName: textColumn(),
  email: textColumn(),
  cellNo: textColumn(),
  locationAddress: textColumn(),
  aboutUs: textColumn(),
  contactUs: textColumn(),
  privacyPolicy: textColumn(),
  termCondition: textColumn(),
});

export const areas = storefront.table('product_area', {
  productAreaId: idColumn(),
  productAreaName: pg.text().notNull(),
});

export const categories = storefront.table('product_category', {
  productCategoryId: idColumn(),
  productCategoryName: pg.text().notNull(),
  productAreaId: referenceColumn(() => areas.productAreaId),
  categoryImageURL: textColumn(),
});

export const subCategories = storefront.table('product_sub_category', {
  productSubCategoryId: idColumn(),
  productSubCategoryName: pg.text().notNull(),
  productCategoryId: referenceColumn(() => categories.productCategoryId),
});

export const products = storefront.table('product', {
  productId: idColumn(),
  productName: pg.text().notNull(),
  productDescription: textColumn(),
  productSpecText: textColumn(),
  productSubCategoryId: referenceColumn(() => subCategories.productSubCategoryId),
});

const productIdColumn = () => referenceColumn(() => products.productId, 'cascade');

export const productImages = storefront.table(
  'product_image',
  {
    productImageId: idColumn(),
    productId: productIdColumn(),
    productImageURL: pg.text().notNull(),
  },
  (table) => [pg.index('product_image_product').on(table.productId)],
);

export const productOptions = storefront.table(
  'product_option',
  {
    productOptionId: idColumn(),
    productId: productIdColumn(),
    productOptionPrefix: pg.text().notNull(),
  },
  (table) => [pg.index('product_option_product').on(table.productId)],
);

export const productOptionDetails = storefront.table(
  'product_option_detail',
  {
    productOptionDetailId: idColumn(),
    productOptionId: referenceColumn(() => productOptions.productOptionId, 'cascade'),
    optionDetailName: pg.text().notNull(),
  },
  (table) => [pg.index('product_option_detail_option').on(table.productOptionId)],
);

export const productPacks = storefront.table(
  'product_pack',
  {
    productPackId: idColumn(),
    productId: productIdColumn(),
    productPackDescription: textColumn(),
    packOrderUnitName: textColumn(),
    salePrice: pg.numeric({ precision: 12, scale: 2, mode: 'number' }),
  },
  (table) => [pg.index('product_pack_product').on(table.productId)],
);

export const productWebLinks = storefront.table(
  'product_web_link',
  {
    productWebLinkId: idColumn(),
    productId: productIdColumn(),
    productLinkTypePrefix: pg.text().notNull(),
  },
  (table) => [pg.unique('product_web_link_once').on(table.productId, table.productLinkTypePrefix)],
);

export const banners = storefront.table('banner', {
  bannerImageId: idColumn(),
  bannerPlacementPrefix: pg.text().notNull(),
  bannerImageURL: pg.text().notNull(),
  bannerTitle: textColumn(),
});

export const blogs = storefront.table('blog', {
  blogId: idColumn(),
  title: pg.text().notNull(),
  shortDescription: textColumn(),
  longDescription: textColumn(),
  blogImageURL: textColumn(),
  dateFrom: pg.date({ mode: 'string' }),
  viewCount: pg.integer().notNull().default(0),
  authorName: textColumn(),
  tags: textColumn(),
});

export const announcements = storefront.table('announcement', {
  announcementId: idColumn(),
  messageText: pg.text().notNull(),
});

export const socialLinks = storefront.table('social_link', {
  socialMediaLinkId: idColumn(),
  socialMediaTypePrefix: pg.text().notNull(),
  socialMediaURL: pg.text().notNull(),
  isActive: pg.boolean().notNull(),
});

export const socialPosts = storefront.table('social_post', {
  socialMediaPostId: idColumn(),
  socialMediaTypeName: pg.text().notNull(),
  socialMediaPostURL: pg.text().notNull(),
  socialMediaImageURL: pg.text().notNull(),
  caption: textColumn(),
});

/**
 * `userEmail` is the login id in lower case. An empty `passwordHash` prevents login. The passwords
 * of `isDemo` accounts are public.
 */
export const users = storefront.table('app_user', {
  userId: idColumn(),
  userEmail: pg.text().notNull().unique('app_user_email'),
  passwordHash: textColumn(),
  appUserName: textColumn(),
  userCellNo: textColumn(),
  userImageURL: textColumn(),
  role: pg.text().notNull().default('user'),
  isDemo: pg.boolean().notNull().default(false),
});

export const reviews = storefront.table(
  'review',
  {
    reviewId: idColumn(),
    productId: productIdColumn(),
    userId: referenceColumn(() => users.userId, 'cascade'),
    rating: pg.integer().notNull(),
    comment: pg.text().notNull(),
    createdAt: timeColumn().defaultNow(),
  },
  (table) => [pg.unique('review_once').on(table.productId, table.userId)],
);

export const enquiries = storefront.table('enquiry', {
  enquiryId: idColumn(),
  personName: pg.text().notNull(),
  companyName: pg.text().notNull(),
  contactNo: pg.text().notNull(),
  contactEmail: pg.text().notNull(),
  contactAddress: pg.text().notNull(),
  contactMessage: pg.text().notNull(),
  createdAt: timeColumn().defaultNow(),
});

/** Speed and errors that browsers report. See the contract's `FieldReport`. */
export const measures = storefront.table('measure', {
  ...{ name: textColumn(), value: pg.doublePrecision().notNull(), detail: textColumn() },
  ...{
    route: textColumn(),
    device: textColumn(),
    release: textColumn(),
    createdAt: timeColumn().defaultNow(),
  },
});

/** Uploaded pictures. The database stores them so that every process of the shop can serve them. */
export const uploads = storefront.table('upload', {
  fileName: pg.text().primaryKey(),
  contentType: pg.text().notNull(),
  bytes: bytea().notNull(),
  createdAt: timeColumn().defaultNow(),
});

/** Counters of rate-limited actions, which all processes share. */
export const attempts = storefront.table('attempt', {
  key: pg.text().primaryKey(),
  count: pg.integer().notNull(),
  expiresAt: timeColumn(),
});

/** Internal values of the server, such as the token secret and the time of seeding. */
export const settings = storefront.table('setting', {
  key: pg.text().primaryKey(),
  value: pg.text().notNull(),
});
