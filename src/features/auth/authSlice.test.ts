import { authSlice, profileMerged } from './authSlice';

const account = { userId: 5, appUserName: 'S', userCellNo: '0300', userEmail: 's@x.pk' };
const data = account;

test.each([
  ['at the top level', { ...account, token: 't' }, { userId: 5, token: 't' }],
  ['under data', { statusCode: 200, data }, { statusCode: 200, data: { userId: 5 } }],
  ['from the identity provider', { displayName: 'S', fullName: 'S', email: 's@x.pk' }, {}],
  ['with nothing but a token', { token: 't' }, { token: 't' }],
])(
  'profileMerged updates a user stored %s and keeps the other fields',
  (_title, storedUser, keptFields) => {
    const values = { email: 'sana@new.pk', mobile: '03211234567', imageUrl: '/uploads/new.png' };
    const getMergedUser = (changedFields: object) => {
      const profile = profileMerged({ ...values, fullName: 'Sana Malik', ...changedFields });
      const auth = authSlice.reducer({ authUser: storedUser, authToken: null }, profile);
      expect(auth.authUser).toMatchObject(keptFields);
      return authSlice.selectors.selectUser({ auth });
    };
    expect(getMergedUser({})).toMatchObject({ ...values, name: 'Sana Malik' });
    // Several stored fields contain the same value, such as the name. After the user empties the
    // form field, none of them may bring the old value back.
    const clearedValues = { ...values, name: '', mobile: '' };
    expect(getMergedUser({ fullName: '', mobile: '' })).toMatchObject(clearedValues);
  },
);
