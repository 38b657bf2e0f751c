import type * as tables from './db/schema';

interface ProductRows {
  product: Omit<typeof tables.products.$inferSelect, 'productSubCategoryId'> & {
    productCategoryName: string;
    productSubCategoryName: string;
  };
  images: (typeof tables.productImages.$inferSelect)[];
  options: (typeof tables.productOptions.$inferSelect)[];
  optionDetails: (typeof tables.productOptionDetails.$inferSelect)[];
  packs: (typeof tables.productPacks.$inferSelect)[];
}

/** Builds the field `data` in the answer of `GetWebProductById` from the rows of one product. */
export function toProductDetail({ product, images, options, optionDetails, packs }: ProductRows) {
  return {
    ...product,
    productImageRequests: images.map(({ productImageURL }) => ({ productImageURL })),
    productOptionRequests: options.map(({ productId: _productId, ...option }) => ({
      ...option,
      productOptionDetailRequests: optionDetails
        .filter(({ productOptionId }) => productOptionId === option.productOptionId)
        .map(({ productOptionId: _productOptionId, ...detail }) => detail),
    })),
    productPackRequests: packs.map(({ salePrice, productId: _productId, ...pack }) => ({
      ...pack,
      productPriceDetailRequest: { salePrice },
    })),
  };
}
