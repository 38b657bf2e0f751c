import * as v from 'valibot';
import { Id, RequiredText, Text } from './primitives';

/** Call 5. */
export const ProductArea = v.object({ productAreaId: Id, productAreaName: RequiredText });
export type ProductArea = v.InferOutput<typeof ProductArea>;

/** Call 6. */
export const ProductCategory = v.object({
  productCategoryId: Id,
  productCategoryName: RequiredText,
  productAreaId: Id,
  categoryImageURL: v.optional(Text, ''),
});
export type ProductCategory = v.InferOutput<typeof ProductCategory>;

/** Call 7. */
export const ProductSubCategory = v.object({
  productSubCategoryId: Id,
  productSubCategoryName: RequiredText,
  productCategoryId: Id,
});
export type ProductSubCategory = v.InferOutput<typeof ProductSubCategory>;
