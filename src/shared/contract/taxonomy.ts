import * as v from 'valibot';
import { Id, RequiredText, Text } from './primitives';

/** A row only needs its id and name, so a missing parent becomes `''`. */
const ParentId = v.optional(v.fallback(Id, ''), '');

export const ProductArea = v.object({ productAreaId: Id, productAreaName: RequiredText });
export type ProductArea = v.InferOutput<typeof ProductArea>;

export const ProductCategory = v.object({
  productCategoryId: Id,
  productCategoryName: RequiredText,
  productAreaId: ParentId,
  categoryImageURL: v.optional(Text, ''),
});
export type ProductCategory = v.InferOutput<typeof ProductCategory>;

export const ProductSubCategory = v.object({
  productSubCategoryId: Id,
  productSubCategoryName: RequiredText,
  productCategoryId: ParentId,
});
export type ProductSubCategory = v.InferOutput<typeof ProductSubCategory>;
