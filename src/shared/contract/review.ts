import * as v from 'valibot';
import { DateText, DecimalNumber, Id, NonBlankString, Text } from './primitives';

/**
 * One row of `getReviews`. A back end that stores averages or imported reviews may send a rating
 * like 4.5.
 */
export const Review = v.object({
  _id: Id,
  rating: v.pipe(DecimalNumber, v.minValue(1), v.maxValue(5)),
  comment: v.optional(Text, ''),
  createdAt: v.optional(DateText, ''),
  user: v.fallback(
    v.object({
      _id: v.fallback(Id, ''),
      fullName: v.optional(Text, ''),
      profileImg: v.fallback(v.object({ url: v.optional(Text, '') }), { url: '' }),
    }),
    { _id: '', fullName: '', profileImg: { url: '' } },
  ),
});
export type Review = v.InferOutput<typeof Review>;

/** Largest number of reviews that the reference back end sends, starting with the newest. */
export const maxReviews = 500;

const incompleteText = 'Rating and comment required';
const maxCommentLength = 5000;

export const ReviewUpdate = v.object({
  rating: v.pipe(v.number(), v.integer(), v.minValue(1, incompleteText), v.maxValue(5)),
  comment: v.pipe(
    v.message(NonBlankString, incompleteText),
    v.maxLength(
      maxCommentLength,
      `The comment is too long (at most ${maxCommentLength} characters)`,
    ),
  ),
});
export type ReviewUpdate = v.InferOutput<typeof ReviewUpdate>;

/** Body of `addReview`. `productId` is the plain product id, which the contract calls the slug. */
export const ReviewAdd = v.object({ ...ReviewUpdate.entries, productId: Id });
export type ReviewAdd = v.InferOutput<typeof ReviewAdd>;
