import type { Review } from '@/shared/contract/review';
import type { SignedInUser } from '@/shared/contract/signedInUser';
import { mayChange, mayWrite } from './permissions';

const by = (_id: string) => ({ user: { _id } }) as Review;
const user = (userId: string, isAdmin = false) => ({ userId, isAdmin }) as SignedInUser;

test('author and admin may change a review, nobody else', () => {
  expect(mayChange(by('7'), user('7'))).toBe(true);
  expect(mayChange(by('7'), user('8'))).toBe(false);
  expect(mayChange(by('7'), user('8', true))).toBe(true);
  expect(mayChange(by('7'), undefined)).toBe(false);
});

test('a user without an id is not the author of a review without one', () => {
  expect(mayChange(by(''), user(''))).toBe(false);
  expect(mayWrite([by('')], user(''))).toBe(true);
});

test('one review for each user and product', () => {
  expect(mayWrite([by('7')], user('8'))).toBe(true);
  expect(mayWrite([by('7'), by('8')], user('8'))).toBe(false);
  expect(mayWrite([], undefined)).toBe(false);
});
