import { readSignedInUser } from '@/shared/contract/signedInUser';
import { mergeProfile } from './mergeProfile';

const account = { userId: 5, appUserName: 'S', userCellNo: '0300', userEmail: 's@x.pk' };
const data = account;

test.each([
  ['at the top level', { ...account, token: 't' }, { userId: 5, token: 't' }],
  ['under data', { statusCode: 200, data }, { statusCode: 200, data: { userId: 5 } }],
  ['from the identity provider', { displayName: 'S', fullName: 'S', email: 's@x.pk' }, {}],
  ['with nothing but a token', { token: 't' }, { token: 't' }],
])('a user stored %s reads as the form has it, the rest stays', (_where, stored, kept) => {
  const values = { email: 'sana@new.pk', mobile: '03211234567', imageUrl: '/uploads/new.png' };
  const merged = mergeProfile(stored, { ...values, fullName: 'Sana Malik' });
  expect(readSignedInUser(merged)).toMatchObject({ ...values, name: 'Sana Malik' });
  expect(merged).toMatchObject(kept);
  // An emptied field does not show its old value again.
  const emptied = mergeProfile(stored, { ...values, fullName: '', mobile: '' });
  expect(readSignedInUser(emptied)).toMatchObject({ ...values, name: '', mobile: '' });
});
