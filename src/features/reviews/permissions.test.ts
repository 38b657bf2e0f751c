import type { Review } from '@/shared/contract/review';
import type { SignedInUser } from '@/shared/contract/signedInUser';
import { canEdit, canWrite } from './permissions';

const createReview = (_id: string) => ({ user: { _id } }) as Review;
const createUser = (...ids: readonly string[]) => ({ ids, isAdmin: false }) as SignedInUser;
const admin = { ...createUser('8'), isAdmin: true };

test('only the author and administrators may change a review', () => {
  const canEditReview = (signedInUser?: SignedInUser) => canEdit(createReview('7'), signedInUser);
  expect([
    canEditReview(createUser('7')),
    canEditReview(createUser('5', '7')),
    canEditReview(admin),
  ]).toEqual([true, true, true]);
  expect([
    canEditReview(createUser('8')),
    canEditReview(),
    canEdit(createReview(''), createUser()),
  ]).toEqual([false, false, false]);
});

test('a user may write one review for each product', () => {
  expect(canWrite([createReview('7')], createUser('8'))).toBe(true);
  expect(canWrite([createReview('7'), createReview('8')], createUser('5', '8'))).toBe(false);
  expect(canWrite([createReview('')], createUser())).toBe(true);
  expect(canWrite([], undefined)).toBe(false);
});
