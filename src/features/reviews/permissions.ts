import type { Review } from '@/shared/contract/review';
import type { SignedInUser } from '@/shared/contract/signedInUser';

/** Ids compare as text; an unknown one is nobody's. */
export const isAuthor = ({ user: author }: Review, user: SignedInUser) =>
  user.ids.includes(author._id);

/** Edit and delete show for the author and for admins. The server is the one to enforce it. */
export const canEdit = (review: Review, user: SignedInUser | undefined): boolean =>
  user !== undefined && (user.isAdmin || isAuthor(review, user));

export const canWrite = (reviews: readonly Review[], user: SignedInUser | undefined): boolean =>
  user !== undefined && !reviews.some((review) => isAuthor(review, user));
