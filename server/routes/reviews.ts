import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import { maxReviews, ReviewAdd, ReviewUpdate } from '@/shared/contract/review';
import type { AppTools } from '../http/appTools';
import { readBody, readId } from '../http/body';
import { getSignedInWriter } from '../http/callers';
import { refuse } from '../http/errors';
import { toStoredPictureUrl } from '../http/pictures';
import type { Review } from '../rows';

/**
 * Creates the API calls for reviews. Their answers are not wrapped in a field `data`. Reading needs
 * no token, and writing needs the token of the user.
 */
export function createReviewRoutes(tools: AppTools): Hono {
  const { store } = tools;
  const routes = new Hono();

  routes.get('/review/:slug', etag({ weak: true }), async (c) => {
    const productId = readId(c.req.param('slug'));
    const reviews = productId ? await store.listReviews(productId, maxReviews) : [];
    c.header('Cache-Control', 'no-cache');
    return c.json(reviews.map(toContractReview));
  });

  routes.post('/review/add', async (c) => {
    const user = await getSignedInWriter(tools, c, 'review');
    const { productId, rating, comment } = await readBody(c, ReviewAdd);
    const id = readId(productId);
    const addedReview = id
      ? await store.addReview({ productId: id, userId: user.userId, rating, comment })
      : 'unknownProduct';
    if (addedReview === 'unknownProduct') refuse(404, 'Product not found');
    if (addedReview === 'duplicate') refuse(409, 'You have already reviewed this product');
    return c.json(toContractReview(addedReview));
  });

  routes.put('/review/update/:reviewId', async (c) => {
    const review = await findEditableReview(c);
    const updatedReview = await store.updateReview(
      review.reviewId,
      await readBody(c, ReviewUpdate),
    );
    return c.json(toContractReview(updatedReview ?? refuse(404, 'Review not found')));
  });

  routes.delete('/review/:reviewId', async (c) => {
    const review = await findEditableReview(c);
    await store.deleteReview(review.reviewId);
    return c.json({ message: 'Review deleted' });
  });

  /**
   * Returns the review whose id is in the path, if its author or an administrator makes the call.
   * @throws HTTPException if the review does not exist or the caller may not change it
   */
  async function findEditableReview(c: Context): Promise<Review> {
    const user = await getSignedInWriter(tools, c, 'review');
    const reviewId = readId(c.req.param('reviewId'));
    const review = reviewId && (await store.review(reviewId));
    if (!review) refuse(404, 'Review not found');
    if (review.userId !== user.userId && user.role !== 'admin')
      refuse(403, 'Only the author can change this review');
    return review;
  }

  return routes;
}

function toContractReview({ reviewId, rating, comment, createdAt, ...otherFields }: Review) {
  return {
    _id: String(reviewId),
    productId: String(otherFields.productId),
    rating,
    comment,
    createdAt: createdAt.toISOString(),
    user: {
      _id: String(otherFields.userId),
      fullName: otherFields.appUserName,
      profileImg: { url: toStoredPictureUrl(otherFields.userImageURL) },
    },
  };
}
