import type { Review } from '@/shared/contract/review';
import type { SignedInUser } from '@/shared/contract/signedInUser';
import { canEdit, canWrite } from './permissions';

const by = (_id: string) => ({ user: { _id } }) as Review;
const user = (...ids: readonly string[]) => ({ ids, isAdmin: false }) as SignedInUser;
const admin = { ...user('8'), isAdmin: true };

test('only the author and administrators may change a review', () => {
  const may = (one?: SignedInUser) => canEdit(by('7'), one);
  expect([may(user('7')), may(user('5', '7')), may(admin)]).toEqual([true, true, true]);
  expect([may(user('8')), may(), canEdit(by(''), user())]).toEqual([false, false, false]);
});

test('a user may write one review for each product', () => {
  expect(canWrite([by('7')], user('8'))).toBe(true);
  expect(canWrite([by('7'), by('8')], user('5', '8'))).toBe(false);
  expect(canWrite([by('')], user())).toBe(true);
  expect(canWrite([], undefined)).toBe(false);
});
