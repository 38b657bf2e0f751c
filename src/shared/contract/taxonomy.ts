import * as v from 'valibot';
import { Id, RequiredText, Text } from './primitives';

/** A row needs its id and name only; `''`: it says no parent. */
const ParentId = v.optional(v.fallback(Id, ''), '');

/** Call 5. */
export const ProductArea = v.object({ productAreaId: Id, productAreaName: RequiredText });
export type ProductArea = v.InferOutput<typeof ProductArea>;

/** Call 6. */
export const ProductCategory = v.object({
  productCategoryId: Id,
  productCategoryName: RequiredText,
  productAreaId: ParentId,
  categoryImageURL: v.optional(Text, ''),
});
export type ProductCategory = v.InferOutput<typeof ProductCategory>;

/** Call 7. */
export const ProductSubCategory = v.object({
  productSubCategoryId: Id,
  productSubCategoryName: RequiredText,
  productCategoryId: ParentId,
});
export type ProductSubCategory = v.InferOutput<typeof ProductSubCategory>;
