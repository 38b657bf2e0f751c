import * as v from 'valibot';
import { goodRows, Mobile, Email } from './primitives';
import { orderHeading, referenceIn } from './orderMessage';
import { readSignedInUser } from './signedInUser';
import { ProductArea, ProductCategory } from './taxonomy';

test('a category needs an id, as number or text, and a name; a parent that is none is no fault', () => {
  const named = { productCategoryName: 'Tins', categoryImageURL: '' };
  const parents = [undefined, null, '', {}, 1.5];
  const rows = parents.map((productAreaId) => ({ ...named, productCategoryId: 5, productAreaId }));
  const read = { ...named, productCategoryId: '5', productAreaId: '' };
  expect(goodRows(ProductCategory, rows)).toEqual(parents.map(() => read));
  const area = { productAreaId: '7', productAreaName: 'Food' };
  const same = [7, '7', ' 7 '].map((productAreaId) => ({ ...area, productAreaId }));
  expect(goodRows(ProductArea, same)).toMatchObject([area, area, area]);
  const none = [{ productAreaId: 1 }, { productAreaName: 'Food' }, null];
  expect(goodRows(ProductArea, none)).toEqual([]);
});

describe('the reference of an order', () => {
  test.each(['ORD-20261121-7F3K', 'D-20261121-ZZ99', 'KB7ABC-20261121-2222'])(
    '%s is found again in its text',
    (reference) => {
      for (const date of ['21 November 2026', 'November 21, 2026']) {
        const heading = orderHeading(reference, date);
        for (const text of [heading, `${heading}\r\n\r\n1. Box`, heading.replace('\n', '\r\n')])
          expect(referenceIn(text)).toBe(reference);
      }
    },
  );

  test('is not read from another message, or one that goes on', () => {
    const others = [
      'order ORD-20261121-7F3K',
      'Hello\nOrder ORD-20261121-7F3K',
      'Order ORD-20261121-7F3K, where is it?\n21 November 2026',
      'Order =CMD()-20261121-7F3K\n21 November 2026',
      'Order ORD-20261121-7F3K',
      'Order ORD-20261121-7F3K\n\n21 November 2026 is too late for me',
      'Order ORD-20261121-7F3K\n21 November 2026 is too late for me',
    ];
    expect(others.filter(referenceIn)).toEqual([]);
  });
});

describe('who is signed in', () => {
  const response = {
    userId: 5,
    appUserName: 'Sana',
    userEmail: 's@x.pk',
    userCellNo: '0300',
    userImageURL: '/i',
    role: 'Admin',
  };
  const contact = { email: 's@x.pk', mobile: '0300', imageUrl: '/i' };
  const sana = { userId: '5', ids: ['5'], name: 'Sana', ...contact, isAdmin: true };
  const other = { _id: '5', displayName: 'Sana', email: 's@x.pk', role: 'User' };

  test.each([
    ['at the top level', response, sana],
    ['under data', { statusCode: 200, userId: '', data: response }, sana],
    ['under other names', other, { ...sana, mobile: '', imageUrl: '', isAdmin: false }],
    ['with two ids', { ...response, _id: 'u5' }, { ...sana, ids: ['5', 'u5'] }],
    ['as a full name only', { fullName: 'Sana' }, { userId: '', ids: [], name: 'Sana' }],
  ])('is read %s', (_where, stored, user) => {
    expect(readSignedInUser(stored)).toMatchObject(user);
  });

  test('is nobody where nothing names a user', () => {
    const nobody = { userId: '', ids: [], name: '', email: '', isAdmin: false };
    for (const response of [null, 'x', 5, [], {}, { statusCode: 200, message: 'hi' }])
      expect(readSignedInUser(response)).toMatchObject(nobody);
  });
});

test.each([
  ['03001234567', '0300-123 4567', '03001234567'],
  ['+92 300 1234567', '+92 0300 1234567', '03001234567'],
  ['۰۳۰۰ ۱۲۳۴۵۶۷', '+٩٢ ٣٠٠ ١٢٣٤٥٦٧', '03001234567'],
  ['0092 300 1234567', '923001234567', '03001234567'],
  ['(042) 3576-1234', '+92 42 35761234', '04235761234'],
  ['300123456', '030012345678', undefined],
  ['', 'abcdefghijk', undefined],
])('the mobile numbers %j and %j are %j', (typed, again, number) => {
  for (const text of [typed, again]) {
    const { success, output } = v.safeParse(Mobile, text);
    expect(success ? output : undefined).toBe(number);
  }
});

test('an e-mail address is what an input of that type takes', () => {
  const taken = ["o'brien@example.com", 'a&b/c@example.com', 's@xn--fsq.xn--p1ai', 's@localhost'];
  const refused = ['sana', '@x.pk', 's@', 's@-x.pk', 's a@x.pk', 's@x..pk', 's@x.pk, t@x.pk'];
  expect([...taken, ...refused].filter((address) => v.is(Email, address))).toEqual(taken);
});
