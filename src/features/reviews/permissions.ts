import type { Review } from '@/shared/contract/review';
import type { SignedInUser } from '@/shared/contract/signedInUser';

/** Returns whether the user wrote the review. A user without ids is never the author. */
export const isAuthor = ({ user: author }: Review, user: SignedInUser) =>
  user.ids.includes(author._id);

/** Returns whether to offer editing and deleting. The back end checks the permission again. */
export const canEdit = (review: Review, user: SignedInUser | undefined): boolean =>
  user !== undefined && (user.isAdmin || isAuthor(review, user));

export const canWrite = (reviews: readonly Review[], user: SignedInUser | undefined): boolean =>
  user !== undefined && !reviews.some((review) => isAuthor(review, user));
