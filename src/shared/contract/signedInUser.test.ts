import fc from 'fast-check';
import * as v from 'valibot';
import { Mobile, normaliseMobile } from './phone';
import { readSignedInUser } from './signedInUser';

describe('readSignedInUser', () => {
  test('reads the top level, `data`, and both namings', () => {
    const sana = {
      userId: '5',
      name: 'Sana',
      email: 's@x.pk',
      mobile: '0300',
      imageUrl: '/i',
      isAdmin: true,
    };
    const top = {
      userId: 5,
      appUserName: 'Sana',
      userEmail: 's@x.pk',
      userCellNo: '0300',
      userImageURL: '/i',
      role: 'Admin',
    };
    expect(readSignedInUser(top)).toEqual(sana);
    expect(readSignedInUser({ statusCode: 200, data: top })).toEqual(sana);
    expect(readSignedInUser({ _id: '5', displayName: 'Sana', email: 's@x.pk' })).toMatchObject({
      userId: '5',
      name: 'Sana',
      email: 's@x.pk',
      isAdmin: false,
    });
  });

  test('whatever is stored, it never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        readSignedInUser(value);
      }),
    );
  });

  test.each([null, 'x', 5, [], {}, { statusCode: 200, message: 'hi' }])(
    '%p is no user',
    (value) => {
      expect(readSignedInUser(value)).toBeUndefined();
    },
  );
});

describe('mobile numbers', () => {
  test.each([
    '03001234567',
    '0300 1234567',
    '0300-123-4567',
    '+92 300 1234567',
    '+92 0300 1234567',
    '0092 300 1234567',
    '923001234567',
  ])('%s is 03001234567', (typed) => {
    expect(normaliseMobile(typed)).toBe('03001234567');
  });

  test.each(['', '300123456', '030012345678', 'abcdefghijk'])('%p is refused', (typed) => {
    expect(v.safeParse(Mobile, typed).success).toBe(false);
  });
});
