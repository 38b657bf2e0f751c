import { readSignedInUser } from '@/shared/contract/signedInUser';
import { mergeProfile } from './mergeProfile';

const values = {
  fullName: 'Sana Malik',
  email: 'sana@new.pk',
  mobile: '03211234567',
  imageUrl: '/uploads/new.png',
};

test.each([
  [
    'at the top level',
    { userId: 5, appUserName: 'S', userEmail: 's@x.pk', token: 't' },
    { userId: 5, token: 't' },
  ],
  [
    'under data',
    { statusCode: 200, data: { userId: 5, appUserName: 'S', userEmail: 's@x.pk' } },
    { statusCode: 200, data: { userId: 5, userEmail: 'sana@new.pk' } },
  ],
  ['from the identity provider', { displayName: 'S', fullName: 'S', email: 's@x.pk' }, {}],
  ['with nothing but a token', { token: 't' }, { token: 't' }],
])('a user stored %s reads as the form has it, the rest stays', (_where, stored, kept) => {
  const merged = mergeProfile(stored, values);
  const { fullName: name, ...shown } = values;
  expect(readSignedInUser(merged)).toMatchObject({ name, ...shown });
  expect(merged).toMatchObject(kept);
});

test('an emptied field does not show its old value again', () => {
  const stored = { data: { userId: 5, appUserName: 'S', userCellNo: '0300', userEmail: 's@x.pk' } };
  const merged = mergeProfile(stored, { ...values, fullName: '', mobile: '' });
  expect(readSignedInUser(merged)).toMatchObject({ userId: '5', name: '', mobile: '' });
});
