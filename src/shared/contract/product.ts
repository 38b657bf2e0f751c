import * as v from 'valibot';
import { Html, Id, RequiredText, rowsOf, Text } from './primitives';

/** Those that are known: all, best, best sellers, home, new, top rated. */
export type LinkType = 'ALLPWL' | 'BSTPWL' | 'BSLPWL' | 'HMEPWL' | 'NEWPWL' | 'TPRPWL';

/** Call 13, one row: a product under one link type. */
export const ProductWebLink = v.object({
  productId: Id,
  productWebLinkId: v.optional(v.union([Id, v.null()])),
  productLinkTypePrefix: v.optional(Text, ''),
  productName: v.optional(Text, ''),
  productImageURL: v.optional(Text, ''),
  productCategoryName: v.optional(Text, ''),
  productSubCategoryName: v.optional(Text, ''),
});
export type ProductWebLink = v.InferOutput<typeof ProductWebLink>;

/** A list whose broken rows are left out; a missing or foreign value is an empty list. */
const rowsIfAny = <T>(row: v.GenericSchema<unknown, T>) =>
  v.optional(v.fallback(rowsOf(row), []), []);

const ProductImage = v.object({ productImageURL: RequiredText });

const OptionDetail = v.object({
  productOptionDetailId: Id,
  optionDetailName: RequiredText,
});

export const ProductOption = v.object({
  productOptionId: Id,
  productOptionPrefix: RequiredText,
  productOptionDetailRequests: rowsIfAny(OptionDetail),
});
export type ProductOption = v.InferOutput<typeof ProductOption>;

/** Rupees, possibly with decimals; `null` where the pack has no usable price. */
const SalePrice = v.fallback(
  v.nullable(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.toNumber())]),
      v.finite(),
      v.gtValue(0),
    ),
  ),
  null,
);

export const ProductPack = v.object({
  productPackId: Id,
  productPackDescription: v.optional(Text, ''),
  packOrderUnitName: v.optional(Text, ''),
  productPriceDetailRequest: v.fallback(v.object({ salePrice: SalePrice }), { salePrice: null }),
});
export type ProductPack = v.InferOutput<typeof ProductPack>;

/** Call 17, `data`. */
export const ProductDetail = v.object({
  productId: Id,
  productName: RequiredText,
  productDescription: v.optional(Html, ''),
  productSpecText: v.optional(Html, ''),
  productCategoryName: v.optional(Text, ''),
  productSubCategoryName: v.optional(Text, ''),
  productImageRequests: rowsIfAny(ProductImage),
  productOptionRequests: rowsIfAny(ProductOption),
  productPackRequests: rowsIfAny(ProductPack),
});
export type ProductDetail = v.InferOutput<typeof ProductDetail>;
