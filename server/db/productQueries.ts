import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from './openDatabase';
import type { ProductDetail } from '../store';
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
  const [found, images, options, packs] = await Promise.all([
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
      .select({ productImageURL: productImages.productImageURL })
      .from(productImages)
      .where(eq(productImages.productId, productId))
      .orderBy(productImages.productImageId),
    db
      .select({
        ...getTableColumns(productOptionDetails),
        productOptionId: productOptions.productOptionId,
        productOptionPrefix: productOptions.productOptionPrefix,
      })
      .from(productOptions)
      .leftJoin(
        productOptionDetails,
        eq(productOptionDetails.productOptionId, productOptions.productOptionId),
      )
      .where(eq(productOptions.productId, productId))
      .orderBy(productOptions.productOptionId, productOptionDetails.productOptionDetailId),
    db
      .select()
      .from(productPacks)
      .where(eq(productPacks.productId, productId))
      .orderBy(productPacks.productPackId),
  ]);
  const product = found[0];
  return (
    product && {
      ...product,
      productImageRequests: images,
      productOptionRequests: groupOptions(options),
      productPackRequests: packs.map(({ salePrice, productId: _product, ...pack }) => ({
        ...pack,
        productPriceDetailRequest: { salePrice },
      })),
    }
  );
}

interface OptionRow {
  productOptionId: number;
  productOptionPrefix: string;
  productOptionDetailId: number | null;
  optionDetailName: string | null;
}

function groupOptions(rows: OptionRow[]) {
  const options = new Map<number, ProductDetail['productOptionRequests'][number]>();
  for (const { productOptionId, productOptionPrefix, ...detail } of rows) {
    const option = options.get(productOptionId) ?? {
      productOptionId,
      productOptionPrefix,
      productOptionDetailRequests: [],
    };
    options.set(productOptionId, option);
    const { productOptionDetailId, optionDetailName } = detail;
    if (productOptionDetailId !== null && optionDetailName !== null)
      option.productOptionDetailRequests.push({ productOptionDetailId, optionDetailName });
  }
  return [...options.values()];
}
