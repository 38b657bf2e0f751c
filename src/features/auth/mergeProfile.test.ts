import { readSignedInUser } from '@/shared/contract/signedInUser';
import { mergeProfile } from './mergeProfile';

const values = {
  fullName: 'Sana Malik',
  email: 'sana@new.pk',
  mobile: '03211234567',
  imageUrl: '/uploads/new.png',
};
const shown = {
  name: 'Sana Malik',
  email: 'sana@new.pk',
  mobile: '03211234567',
  imageUrl: '/uploads/new.png',
};

test.each([
  ['at the top level', { userId: 5, appUserName: 'S', userEmail: 's@x.pk', token: 't' }],
  ['under data', { statusCode: 200, data: { userId: 5, appUserName: 'S', userEmail: 's@x.pk' } }],
  ['from the identity provider', { uid: 'u', displayName: 'S', fullName: 'S', email: 's@x.pk' }],
  ['with nothing but a token', { token: 't' }],
])('a user stored %s reads as the form has it', (_where, stored) => {
  const merged = mergeProfile(stored, values);
  expect(readSignedInUser(merged)).toMatchObject(shown);
  expect(merged).toMatchObject('data' in stored ? { statusCode: 200 } : { ...pick(stored) });
});

/** What the form does not know stays. */
const pick = (stored: object) =>
  Object.fromEntries(
    Object.entries(stored).filter(([key]) => ['userId', 'token', 'uid'].includes(key)),
  );

test('an emptied field does not show its old value again', () => {
  const stored = { data: { userId: 5, appUserName: 'S', userCellNo: '0300', userEmail: 's@x.pk' } };
  const merged = mergeProfile(stored, { ...values, fullName: '', mobile: '' });
  expect(readSignedInUser(merged)).toMatchObject({ userId: '5', name: '', mobile: '' });
});
