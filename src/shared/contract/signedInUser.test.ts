import fc from 'fast-check';
import * as v from 'valibot';
import { Mobile } from './phone';
import { readSignedInUser } from './signedInUser';

describe('readSignedInUser', () => {
  const response = {
    userId: 5,
    appUserName: 'Sana',
    userEmail: 's@x.pk',
    userCellNo: '0300',
    userImageURL: '/i',
    role: 'Admin',
  };
  const sana = {
    userId: '5',
    name: 'Sana',
    email: 's@x.pk',
    mobile: '0300',
    imageUrl: '/i',
    isAdmin: true,
  };
  const other = { _id: '5', displayName: 'Sana', email: 's@x.pk', role: 'User' };

  test.each([
    ['at the top level', response, sana],
    ['under data', { statusCode: 200, userId: '', data: response }, sana],
    ['under other names', other, { ...sana, mobile: '', imageUrl: '', isAdmin: false }],
    ['as a full name only', { fullName: 'Sana' }, { userId: '', name: 'Sana' }],
  ])('reads who stands %s', (_where, stored, user) => {
    expect(readSignedInUser(stored)).toMatchObject(user);
  });

  test.each([null, 'x', 5, [], {}, { statusCode: 200, message: 'hi' }])(
    '%p is no user',
    (value) => {
      expect(readSignedInUser(value)).toBeUndefined();
    },
  );

  test('whatever is stored, it never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => void readSignedInUser(value)));
  });
});

describe('mobile numbers', () => {
  test.each([
    '03001234567',
    '0300-123 4567',
    '+92 300 1234567',
    '+92 0300 1234567',
    '0092 300 1234567',
    '923001234567',
  ])('%s is 03001234567', (typed) => {
    expect(v.parse(Mobile, typed)).toBe('03001234567');
  });

  test.each(['', '300123456', '030012345678', 'abcdefghijk'])('%p is refused', (typed) => {
    expect(v.safeParse(Mobile, typed).success).toBe(false);
  });
});
