import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { toProductDetail } from '../productDetail';
import type { Database } from './openDatabase';
import * as tables from './schema';

const { productWebLinks, products, subCategories, categories } = tables;
const { productImages, productOptions, productOptionDetails, productPacks } = tables;

/**
 * Selects the rows of `ProductWebLink/GetAll`: each product once per link type, with its first
 * picture.
 */
export function selectProductLinks(db: Database) {
  const { productImageId, ...columns } = getTableColumns(productImages);
  const firstImage = db
    .selectDistinctOn([productImages.productId], columns)
    .from(productImages)
    .orderBy(productImages.productId, productImageId)
    .as('first_image');
  return db
    .select({
      ...getTableColumns(productWebLinks),
      productName: products.productName,
      productImageURL: sql<string>`coalesce(${firstImage.productImageURL}, '')`,
      productCategoryName: categories.productCategoryName,
      productSubCategoryName: subCategories.productSubCategoryName,
    })
    .from(productWebLinks)
    .innerJoin(products, eq(products.productId, productWebLinks.productId))
    .innerJoin(subCategories, eq(subCategories.productSubCategoryId, products.productSubCategoryId))
    .innerJoin(categories, eq(categories.productCategoryId, subCategories.productCategoryId))
    .leftJoin(firstImage, eq(firstImage.productId, products.productId))
    .orderBy(productWebLinks.productWebLinkId);
}

/**
 * Returns the field `data` of the answer of `GetWebProductById`, or `undefined` if the product does
 * not exist.
 */
export async function selectProduct(db: Database, productId: number) {
  const { productSubCategoryId, ...columns } = getTableColumns(products);
  const [product] = await db
    .select({
      ...columns,
      productCategoryName: categories.productCategoryName,
      productSubCategoryName: subCategories.productSubCategoryName,
    })
    .from(products)
    .innerJoin(subCategories, eq(subCategories.productSubCategoryId, productSubCategoryId))
    .innerJoin(categories, eq(categories.productCategoryId, subCategories.productCategoryId))
    .where(eq(products.productId, productId));
  if (!product) return undefined;
  const selectRows = <T extends PgTable & { productId: PgColumn }>(table: T, id: PgColumn) => {
    const rows = db.select().from<PgTable>(table).where(eq(table.productId, productId));
    return rows.orderBy(id) as Promise<T['$inferSelect'][]>;
  };
  const options = await selectRows(productOptions, productOptions.productOptionId);
  const optionIds = options.map(({ productOptionId }) => productOptionId);
  return toProductDetail({
    product,
    images: await selectRows(productImages, productImages.productImageId),
    options,
    optionDetails: await db
      .select()
      .from(productOptionDetails)
      .where(inArray(productOptionDetails.productOptionId, optionIds))
      .orderBy(productOptionDetails.productOptionDetailId),
    packs: await selectRows(productPacks, productPacks.productPackId),
  });
}
