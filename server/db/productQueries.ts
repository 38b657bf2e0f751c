import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from './openDatabase';
import { productDetail } from '../productDetail';
import * as tables from './schema';

/** Call 13: each product as often as it has link types, with its first picture. */
export function selectProductLinks(db: Database) {
  const { productWebLinks, products, subCategories, categories, productImages } = tables;
  const firstImage = db
    .selectDistinctOn([productImages.productId], {
      productId: productImages.productId,
      productImageURL: productImages.productImageURL,
    })
    .from(productImages)
    .orderBy(productImages.productId, productImages.productImageId)
    .as('first_image');
  return db
    .select({
      productWebLinkId: productWebLinks.productWebLinkId,
      productLinkTypePrefix: productWebLinks.productLinkTypePrefix,
      productId: products.productId,
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

/** Call 17. */
export async function selectProduct(db: Database, productId: number) {
  const { products, subCategories, categories, productImages, productPacks } = tables;
  const { productOptions, productOptionDetails } = tables;
  const [found, images, options, optionDetails, packs] = await Promise.all([
    db
      .select({
        productId: products.productId,
        productName: products.productName,
        productDescription: products.productDescription,
        productSpecText: products.productSpecText,
        productCategoryName: categories.productCategoryName,
        productSubCategoryName: subCategories.productSubCategoryName,
      })
      .from(products)
      .innerJoin(
        subCategories,
        eq(subCategories.productSubCategoryId, products.productSubCategoryId),
      )
      .innerJoin(categories, eq(categories.productCategoryId, subCategories.productCategoryId))
      .where(eq(products.productId, productId)),
    db
      .select()
      .from(productImages)
      .where(eq(productImages.productId, productId))
      .orderBy(productImages.productImageId),
    db
      .select()
      .from(productOptions)
      .where(eq(productOptions.productId, productId))
      .orderBy(productOptions.productOptionId),
    db
      .select(getTableColumns(productOptionDetails))
      .from(productOptionDetails)
      .innerJoin(
        productOptions,
        eq(productOptions.productOptionId, productOptionDetails.productOptionId),
      )
      .where(eq(productOptions.productId, productId))
      .orderBy(productOptionDetails.productOptionDetailId),
    db
      .select()
      .from(productPacks)
      .where(eq(productPacks.productId, productId))
      .orderBy(productPacks.productPackId),
  ]);
  const product = found[0];
  return product && productDetail({ product, images, options, optionDetails, packs });
}
