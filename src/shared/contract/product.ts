import * as v from 'valibot';
import { uniqueBy } from '@/shared/collections/uniqueBy';
import { Price } from './price';
import { Id, RequiredText, createRowsSchema, Text } from './primitives';
import { getUnnamedProductName } from './unnamedProduct';

/** The known link types: all, best, best sellers, home, new, top rated. */
export type LinkType = 'ALLPWL' | 'BSTPWL' | 'BSLPWL' | 'HMEPWL' | 'NEWPWL' | 'TPRPWL';

/** One row of `getProducts`, which contains one row for each link type of a product. */
export const ProductWebLink = v.object({
  productId: Id,
  productWebLinkId: v.optional(v.fallback(v.nullable(Id), null)),
  productLinkTypePrefix: v.optional(Text, ''),
  productName: v.optional(Text, ''),
  productImageURL: v.optional(Text, ''),
  productCategoryName: v.optional(Text, ''),
  productSubCategoryName: v.optional(Text, ''),
});
export type ProductWebLink = v.InferOutput<typeof ProductWebLink>;

/**
 * Creates a schema for a list that drops broken and repeated rows. A missing or invalid value
 * becomes an empty list.
 */
const createOptionalRowsSchema = <T>(
  rowSchema: v.GenericSchema<unknown, T>,
  getId: (row: T) => unknown,
) => v.optional(v.fallback(createRowsSchema(rowSchema, { getId }), []), []);

const ProductImage = v.object({ productImageURL: RequiredText });

const OptionDetail = v.object({
  productOptionDetailId: Id,
  optionDetailName: RequiredText,
});

export const ProductOption = v.object({
  productOptionId: Id,
  productOptionPrefix: v.optional(v.fallback(RequiredText, 'Option'), 'Option'),
  productOptionDetailRequests: createOptionalRowsSchema(
    OptionDetail,
    ({ productOptionDetailId }) => productOptionDetailId,
  ),
});
export type ProductOption = v.InferOutput<typeof ProductOption>;

/** Merges options with the same id into one option, which has the values of all of them. */
const mergeOptions = (options: readonly ProductOption[]): ProductOption[] =>
  uniqueBy(options, ({ productOptionId }) => productOptionId).map((option) => ({
    ...option,
    productOptionDetailRequests: uniqueBy(
      options
        .filter(({ productOptionId }) => productOptionId === option.productOptionId)
        .flatMap((duplicateOption) => duplicateOption.productOptionDetailRequests),
      ({ productOptionDetailId }) => productOptionDetailId,
    ),
  }));

/**
 * A price in rupees. `null` if the pack has no usable price: not a decimal number, or less than
 * half a paisa.
 */
const SalePrice = v.fallback(v.nullable(v.pipe(Price, v.minValue(0.005))), null);

export const ProductPack = v.object({
  productPackId: Id,
  productPackDescription: v.optional(Text, ''),
  packOrderUnitName: v.optional(Text, ''),
  productPriceDetailRequest: v.fallback(v.object({ salePrice: SalePrice }), { salePrice: null }),
});
export type ProductPack = v.InferOutput<typeof ProductPack>;

const ProductDetailFields = v.object({
  productId: Id,
  productName: v.optional(Text, ''),
  // These two texts are HTML, which is unsafe until it is sanitised.
  productDescription: v.optional(Text, ''),
  productSpecText: v.optional(Text, ''),
  productCategoryName: v.optional(Text, ''),
  productSubCategoryName: v.optional(Text, ''),
  productImageRequests: createOptionalRowsSchema(
    ProductImage,
    ({ productImageURL }) => productImageURL,
  ),
  // Repeated options are not dropped here, because each of them may have different values.
  productOptionRequests: createOptionalRowsSchema(ProductOption, (option) => option),
  productPackRequests: createOptionalRowsSchema(ProductPack, ({ productPackId }) => productPackId),
});

/** `data` in the answer of `getProduct`. */
export const ProductDetail = v.pipe(
  ProductDetailFields,
  v.transform((product) => ({
    ...product,
    productName: product.productName || getUnnamedProductName(product.productId),
    productOptionRequests: mergeOptions(product.productOptionRequests),
  })),
);
export type ProductDetail = v.InferOutput<typeof ProductDetail>;
