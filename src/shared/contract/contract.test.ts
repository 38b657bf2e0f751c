import * as v from 'valibot';
import { aDelivery } from '@/testing/cartBuilders';
import { Blog } from './blog';
import { CartLine } from './cart';
import { Delivery } from './delivery';
import { Enquiry } from './enquiry';
import { Count, Email, parseRows, Mobile } from './primitives';
import { formatOrderHeading, findReference } from './orderMessage';
import { ProductDetail, ProductOption, ProductPack, ProductWebLink } from './product';
import { Review } from './review';
import { readSignedInUser } from './signedInUser';
import { SocialLink } from './social';
import { ProductArea, ProductCategory } from './taxonomy';
import { SignupPayload } from './user';

test('a category needs an id and a name', () => {
  const baseCategory = { productCategoryName: 'Tins', categoryImageURL: '' };
  const parentIds = [undefined, null, '', {}, 1.5];
  const rows = parentIds.map((productAreaId) => ({
    ...baseCategory,
    productCategoryId: 5,
    productAreaId,
  }));
  const expectedCategory = { ...baseCategory, productCategoryId: '5', productAreaId: '' };
  expect(parseRows(ProductCategory, rows)).toEqual(parentIds.map(() => expectedCategory));
  const area = { productAreaId: '7', productAreaName: 'Food' };
  const areaRows = [7, '7', ' 7 '].map((productAreaId) => ({ ...area, productAreaId }));
  expect(parseRows(ProductArea, areaRows)).toMatchObject([area, area, area]);
  const invalidRows = [{ productAreaId: 1 }, { productAreaName: 'Food' }, null];
  expect(parseRows(ProductArea, invalidRows)).toEqual([]);
});

describe('the reference of an order', () => {
  test.each(['ORD-20261121-7F3K', 'D-20261121-ZZ99', 'KB7ABC-20261121-2222'])(
    '%s is found in the text of its order',
    (reference) => {
      for (const date of ['21 November 2026', 'November 21, 2026']) {
        const heading = formatOrderHeading(reference, date);
        for (const text of [heading, `${heading}\r\n\r\n1. Box`, heading.replace('\n', '\r\n')])
          expect(findReference(text)).toBe(reference);
      }
    },
  );

  test('is not read from another message or from a longer heading', () => {
    const otherTexts = [
      'order ORD-20261121-7F3K',
      'Hello\nOrder ORD-20261121-7F3K',
      'Order ORD-20261121-7F3K, where is it?\n21 November 2026',
      'Order =CMD()-20261121-7F3K\n21 November 2026',
      'Order ORD-20261121-7F3K',
      'Order ORD-20261121-7F3K\n\n21 November 2026 is too late for me',
      'Order ORD-20261121-7F3K\n21 November 2026 is too late for me',
    ];
    expect(otherTexts.filter(findReference)).toEqual([]);
  });
});

describe('the signed-in user', () => {
  const response = {
    userId: 5,
    appUserName: 'Sana',
    userEmail: 's@x.pk',
    userCellNo: '0300',
    userImageURL: '/i',
    role: 'Admin',
  };
  const contact = { email: 's@x.pk', mobile: '0300', imageUrl: '/i' };
  const expectedUser = { userId: '5', ids: ['5'], name: 'Sana', ...contact, isAdmin: true };
  const otherResponse = { _id: '5', displayName: 'Sana', email: 's@x.pk', role: 'User' };

  test.each([
    ['at the top level', response, expectedUser],
    ['under data', { statusCode: 200, userId: '', data: response }, expectedUser],
    [
      'under other names',
      otherResponse,
      { ...expectedUser, mobile: '', imageUrl: '', isAdmin: false },
    ],
    ['with two ids', { ...response, _id: 'u5' }, { ...expectedUser, ids: ['5', 'u5'] }],
    ['with a full name only', { fullName: 'Sana' }, { userId: '', ids: [], name: 'Sana' }],
  ])('is read %s', (_title, storedUser, user) => {
    expect(readSignedInUser(storedUser)).toMatchObject(user);
  });

  test('is empty if the response names no user', () => {
    const emptyUser = { userId: '', ids: [], name: '', email: '', isAdmin: false };
    for (const response of [null, 'x', 5, [], {}, { statusCode: 200, message: 'hi' }])
      expect(readSignedInUser(response)).toMatchObject(emptyUser);
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
])('reads the mobile numbers %j and %j as %j', (firstText, secondText, expectedNumber) => {
  for (const text of [firstText, secondText]) {
    const { success, output } = v.safeParse(Mobile, text);
    expect(success ? output : undefined).toBe(expectedNumber);
  }
});

test('accepts the email addresses that an email input accepts', () => {
  const validAddresses = [
    "o'brien@example.com",
    'a&b/c@example.com',
    's@xn--fsq.xn--p1ai',
    's@localhost',
  ];
  const invalidAddresses = [
    'sana',
    '@x.pk',
    's@',
    's@-x.pk',
    's a@x.pk',
    's@x..pk',
    's@x.pk, t@x.pk',
  ];
  expect(
    [...validAddresses, ...invalidAddresses].filter((address) => v.is(Email, address)),
  ).toEqual(validAddresses);
});

test.each([
  '\u200esana@example.com',
  ' mailto:sana@example.com',
  'MAILTO: sana@example.com, ',
  'sana@example.com, ,, ,',
  'sana@exam\u00adple.com',
])('reads the email address in %j', (text) => {
  expect(v.parse(Email, text)).toBe('sana@example.com');
});

test('an email address of invisible characters counts as missing', () => {
  const { issues } = v.safeParse(Delivery, { ...aDelivery, email: '\u200e' });
  expect(issues?.map(({ message }) => message)).toEqual(['Email is required']);
});

describe('invisible characters', () => {
  const mark = '\u200e';
  const textWithMarks = `${mark}a\0b${mark}`;

  test('are removed from the lines of an enquiry, and NUL from its message', () => {
    const contact = { contactNo: '03001234567', contactEmail: 'a@b.pk' };
    expect(
      v.parse(Enquiry, {
        ...contact,
        personName: textWithMarks,
        companyName: textWithMarks,
        contactAddress: textWithMarks,
        contactMessage: textWithMarks,
      }),
    ).toEqual({
      ...contact,
      personName: 'ab',
      companyName: 'ab',
      contactAddress: 'ab',
      contactMessage: `${mark}ab${mark}`,
    });
  });

  test('are removed from the lines of an order, and NUL from its longer texts', () => {
    const lines = { fullName: textWithMarks, city: textWithMarks, company: textWithMarks };
    const texts = { address: textWithMarks, remark: textWithMarks };
    expect(v.parse(Delivery, { ...aDelivery, ...lines, ...texts })).toMatchObject({
      fullName: 'ab',
      city: 'ab',
      company: 'ab',
      address: `${mark}ab${mark}`,
      remark: `${mark}ab${mark}`,
    });
  });

  test('are removed from an account, except from its password', () => {
    const account = {
      loginId: `mailto:${mark}a@b.pk`,
      appUserName: textWithMarks,
      userCellNo: `${mark}03001234567`,
      userEmail: `${mark}a@b.pk`,
      loginPassword: `${mark}long-enough`,
    };
    expect(v.parse(SignupPayload, account)).toMatchObject({
      loginId: 'a@b.pk',
      appUserName: 'ab',
      userCellNo: '03001234567',
      userEmail: 'a@b.pk',
      loginPassword: `${mark}long-enough`,
    });
  });
});

test.each([
  ['1,370', 1370],
  ['1,37,000', 137_000],
  [' 42 ', 42],
  ['\u06F1\u06F2', 12],
  [7, 7],
  ['12,34', 0],
  ['0x10', 0],
  ['1e3', 0],
  ['', 0],
  [-1, 0],
  [null, 0],
])('reads the view count %j as %d', (value, count) => {
  expect(v.parse(Count, value)).toBe(count);
});

test.each([
  [100, 100],
  ['1,280.50', 1280.5],
  ['0.125', 0.125],
  [0.1 + 0.2, 0.3],
  ['0x10', null],
  ['1e3', null],
  [1e22, null],
  ['1e22', null],
  [10 ** 12, null],
  ['Infinity', null],
  [Infinity, null],
  [0.004, null],
  [0, null],
  [-5, null],
  ['', null],
  [' ', null],
  [true, null],
  [[100], null],
])('reads the sale price %j as %j', (salePrice, price) => {
  const pack = { productPackId: 1, productPriceDetailRequest: { salePrice } };
  expect(v.parse(ProductPack, pack).productPriceDetailRequest.salePrice).toBe(price);
});

describe('tolerates', () => {
  test('a product without a name, which is named by its id', () => {
    expect(v.parse(ProductDetail, { productId: 7 }).productName).toBe('Product 7');
    expect(v.parse(ProductDetail, { productId: 7, productName: 250 }).productName).toBe('250');
  });

  test('an option without a prefix and with numbers as values', () => {
    const details = [{ productOptionDetailId: 1, optionDetailName: 250 }];
    const option = { productOptionId: 1, productOptionDetailRequests: details };
    expect(v.parse(ProductOption, option)).toMatchObject({
      productOptionPrefix: 'Option',
      productOptionDetailRequests: [{ optionDetailName: '250' }],
    });
  });

  test('a product row with an unreadable link id', () => {
    expect(v.is(ProductWebLink, { productId: 1, productWebLinkId: {} })).toBe(true);
  });

  test('an article without a title, which is named by its id', () => {
    expect(v.parse(Blog, { blogId: 3, title: null }).title).toBe('Blog post 3');
  });

  test.each([
    ['5', 5],
    [4.5, 4.5],
    ['4.5', 4.5],
  ])('a review rated %j', (rating, expectedRating) => {
    expect(v.parse(Review, { _id: 1, rating }).rating).toBe(expectedRating);
  });

  test.each([0, 6, '', 'five', '1e0', null])('no review rated %j', (rating) => {
    expect(v.is(Review, { _id: 1, rating })).toBe(false);
  });

  test.each([1_763_712_000_000, '1763712000000', '2025-11-21T08:00:00.000Z'])(
    'a date given as %j',
    (date) => {
      const expectedDate = '2025-11-21T08:00:00.000Z';
      expect(v.parse(Review, { _id: 1, rating: 5, createdAt: date }).createdAt).toBe(expectedDate);
      expect(v.parse(Blog, { blogId: 1, dateFrom: date }).dateFrom).toBe(expectedDate);
    },
  );

  test.each([true, 1, '1', 'true', 'True', ' TRUE '])(
    'a link whose isActive is %j',
    (activeValue) => {
      const link = {
        socialMediaLinkId: 1,
        socialMediaTypePrefix: 'FCBSMT',
        socialMediaURL: 'https://x.pk',
      };
      expect(v.parse(SocialLink, { ...link, isActive: activeValue }).isActive).toBe(true);
      expect(v.parse(SocialLink, { ...link, isActive: 'False' }).isActive).toBe(false);
    },
  );
});

describe('of the entries with the same id, a product keeps', () => {
  const pack = { productPackId: 1, productPriceDetailRequest: { salePrice: 5 } };
  const createOptionValue = (id: number) => ({
    productOptionDetailId: id,
    optionDetailName: `Value ${id}`,
  });
  const createOption = (id: number, ...values: number[]) => ({
    productOptionId: id,
    productOptionPrefix: 'Print',
    productOptionDetailRequests: values.map(createOptionValue),
  });

  test('one pack and one picture', () => {
    const picture = { productImageURL: '/a.webp' };
    const product = v.parse(ProductDetail, {
      productId: 7,
      productImageRequests: [picture, { productImageURL: '/b.webp' }, picture],
      productPackRequests: [pack, { ...pack, productPackId: 2 }, { ...pack, productPackId: '1 ' }],
    });
    expect(product.productImageRequests).toHaveLength(2);
    expect(product.productPackRequests.map((keptPack) => keptPack.productPackId)).toEqual([
      '1',
      '2',
    ]);
  });

  test('one option, which has the values of all entries', () => {
    const productOptionRequests = [
      createOption(1, 10, 11),
      createOption(2, 20),
      createOption(1, 11, 12),
    ];
    const product = v.parse(ProductDetail, { productId: 7, productOptionRequests });
    const mergedOptions = product.productOptionRequests.map((mergedOption) => [
      mergedOption.productOptionId,
      mergedOption.productOptionDetailRequests.map((detail) => detail.productOptionDetailId),
    ]);
    expect(mergedOptions).toEqual([
      ['1', ['10', '11', '12']],
      ['2', ['20']],
    ]);
  });
});

describe('a stored cart line', () => {
  const line = { productId: '7', name: 'Box', price: 100, quantity: 2 };

  test('may have its numbers as text', () => {
    const lineWithTexts = { ...line, productId: 7, price: '1,280.50', quantity: '2' };
    expect(v.parse(CartLine, lineWithTexts)).toMatchObject({
      productId: '7',
      price: 1280.5,
      quantity: 2,
    });
  });

  test('may have a number as its name, or only the id of its product', () => {
    expect(v.parse(CartLine, { ...line, name: 250 }).name).toBe('250');
    expect(v.parse(CartLine, { ...line, name: '' }).name).toBe('Product 7');
    expect(v.is(CartLine, { ...line, name: '', productId: '' })).toBe(false);
  });

  test('keeps the readable options', () => {
    const selectedOptions = { 701: '7011', 702: '', 703: null, 704: 7041, 705: {} };
    expect(v.parse(CartLine, { ...line, selectedOptions }).selectedOptions).toEqual({
      701: '7011',
      704: '7041',
    });
  });

  test.each(['', '0', '-2', '1.5', '2e1', '0x2', '100000', 'Infinity', 1e22, true, null])(
    'is invalid with a quantity of %j',
    (quantity) => {
      expect(v.is(CartLine, { ...line, quantity })).toBe(false);
    },
  );

  test.each(['', 'free', '0x10', '1e2', 1e22, 'Infinity', -1, true, null])(
    'is invalid with a price of %j',
    (price) => {
      expect(v.is(CartLine, { ...line, price })).toBe(false);
    },
  );
});
