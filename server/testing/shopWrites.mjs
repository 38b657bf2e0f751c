import { randomUUID } from 'node:crypto';

import { createVisitor } from './visitor.mjs';

/**
 * Creates an empty record of the writes that the shop has acknowledged. Tests check that the shop
 * loses none of them.
 */
export const createWriteRecord = () => ({
  /** @type {Set<string>} e-mail addresses */
  accounts: new Set(),
  /** @type {Set<string>} addresses of pictures */
  pictures: new Set(),
  /** @type {Set<string>} messages */
  enquiries: new Set(),
  /**
   * @type {Map<string, { productId: number, comment: string }>} reviews by id; an empty comment
   * means that the review was deleted
   */
  reviews: new Map(),
});
/** @typedef {ReturnType<typeof createWriteRecord>} Writes */

/** @param {Writes} writes */
export const countWrites = ({ accounts, pictures, enquiries, reviews }) =>
  accounts.size + pictures.size + enquiries.size + reviews.size;

const productCount = 45;
const pixelPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

class ShopStoppedError extends Error {}

/** @template T @param {Promise<T>} answerPromise */
const failIfStopped = (answerPromise) =>
  answerPromise.catch(() => {
    throw new ShopStoppedError();
  });

/**
 * Creates accounts, and sends enquiries, pictures and reviews in their names until the shop stops.
 * @param {string} url
 * @param {Writes} acknowledgedWrites records the writes that the shop has acknowledged
 */
export async function writeUntilStopped(url, acknowledgedWrites) {
  /** Returns the body of a successful answer, or `undefined` after an error of the server (5xx). */
  const getAcceptedBody = async (/** @type {Promise<Response>} */ responsePromise) => {
    const response = await failIfStopped(responsePromise);
    const text = await failIfStopped(response.text());
    const body = text ? JSON.parse(text) : {};
    const isRefused = !response.ok || (body.statusCode ?? 200) !== 200;
    if (isRefused && response.status < 500) throw new Error(`Refused: ${response.status} ${text}`);
    return isRefused ? undefined : body;
  };
  for (;;) {
    const visitor = createVisitor(url);
    try {
      await failIfStopped(visitor.enter());
      const email = `${randomUUID()}@example.com`;
      if (await getAcceptedBody(visitor.signUp(email))) acknowledgedWrites.accounts.add(email);
      const message = randomUUID();
      if (await getAcceptedBody(visitor.enquire(message)))
        acknowledgedWrites.enquiries.add(message);
      const picture = await getAcceptedBody(visitor.upload(new Uint8Array(pixelPicture)));
      if (picture) acknowledgedWrites.pictures.add(picture.url);
      if (!(await getAcceptedBody(visitor.logIn(email)))) continue;
      const firstProductId = 1 + Math.floor(Math.random() * (productCount - 4));
      const ownReviews = [];
      for (let productId = firstProductId; productId < firstProductId + 4; productId += 1) {
        const review = await getAcceptedBody(visitor.review(productId, randomUUID()));
        if (!review) continue;
        acknowledgedWrites.reviews.set(review._id, { productId, comment: review.comment });
        ownReviews.push({ id: review._id, productId });
      }
      const [updatedReview, deletedReview] = ownReviews;
      if (!updatedReview || !deletedReview) continue;
      // Until the answer arrives, the shop may hold the old or the new state. The record therefore
      // contains neither.
      acknowledgedWrites.reviews.delete(updatedReview.id);
      const comment = randomUUID();
      const update = { rating: 1, comment };
      if (
        await getAcceptedBody(visitor.call('PUT', `/api/review/update/${updatedReview.id}`, update))
      )
        acknowledgedWrites.reviews.set(updatedReview.id, {
          productId: updatedReview.productId,
          comment,
        });
      acknowledgedWrites.reviews.delete(deletedReview.id);
      if (await getAcceptedBody(visitor.call('DELETE', `/api/review/${deletedReview.id}`)))
        acknowledgedWrites.reviews.set(deletedReview.id, {
          productId: deletedReview.productId,
          comment: '',
        });
    } catch (error) {
      if (error instanceof ShopStoppedError) return;
      throw error;
    }
  }
}

/**
 * Compares the shop's data with the recorded writes, except enquiries, which visitors cannot read.
 * @param {string} url
 * @param {Writes} writes
 * @returns {Promise<string[]>} descriptions of the lost writes
 */
export async function findLostWrites(url, { accounts, pictures, reviews }) {
  const lostWrites = [];
  for (const email of accounts) {
    const { status } = await createVisitor(url).logIn(email);
    if (status !== 200) lostWrites.push(`account ${email}: ${status}`);
  }
  for (const picture of pictures) {
    const { status } = await fetch(url + picture);
    if (status !== 200) lostWrites.push(`picture ${picture}: ${status}`);
  }
  /** @type {Map<string, string>} */
  const commentsByReviewId = new Map();
  for (const productId of new Set([...reviews.values()].map((review) => review.productId))) {
    const response = await fetch(`${url}/api/review/${productId}`);
    for (const { _id, comment } of await response.json()) commentsByReviewId.set(_id, comment);
  }
  for (const [id, { comment }] of reviews)
    if ((commentsByReviewId.get(id) ?? '') !== comment) lostWrites.push(`review ${id}`);
  return lostWrites;
}
