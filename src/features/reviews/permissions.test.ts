import type { Review } from '@/shared/contract/review';
import type { SignedInUser } from '@/shared/contract/signedInUser';
import { mayChange, mayWrite } from './permissions';

const by = (_id: string) => ({ user: { _id } }) as Review;
const user = (userId: string, isAdmin = false) => ({ userId, isAdmin }) as SignedInUser;

test('author and admin may change a review, nobody else, nor one without an id', () => {
  const may = (one?: SignedInUser) => mayChange(by('7'), one);
  expect([may(user('7')), may(user('8', true))]).toEqual([true, true]);
  expect([may(user('8')), may(), mayChange(by(''), user(''))]).toEqual([false, false, false]);
});

test('one review for each user and product', () => {
  expect(mayWrite([by('7')], user('8'))).toBe(true);
  expect(mayWrite([by('7'), by('8')], user('8'))).toBe(false);
  expect(mayWrite([by('')], user(''))).toBe(true);
  expect(mayWrite([], undefined)).toBe(false);
});
