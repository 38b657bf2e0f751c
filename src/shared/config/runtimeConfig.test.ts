import { ConfigError, parseConfig } from './runtimeConfig';

const good = {
  webClient: { loginId: 'web', loginPassword: 'secret' },
  productIdSecret: 's',
  brand: { name: 'Shop' },
};

const withBrand = (over: object) => ({ ...good, brand: { ...good.brand, ...over } });

test('defaults stand for what may be left out', () => {
  expect(parseConfig(good)).toEqual({
    ...good,
    apiBaseUrl: '',
    uploadBaseUrl: '',
    firebase: null,
    userTokenHeader: '',
    devTools: false,
    brand: {
      name: 'Shop',
      description: '',
      themeColour: '#FBF8F3',
      orderPrefix: 'ORD',
      quoteDays: 7,
      service: { delivery: '', returns: '', minimumOrder: '' },
    },
  });
});

test('the brand is taken as it stands', () => {
  const brand = {
    name: 'Karachi Boxes & Co',
    shortName: 'Karachi Boxes',
    description: 'Boxes of all sizes.',
    themeColour: '#1f5a43',
    orderPrefix: 'KB7',
    quoteDays: 14,
    service: { delivery: 'Two days.', returns: 'Seven days.', minimumOrder: '' },
  };
  expect(parseConfig({ ...good, brand }).brand).toEqual(brand);
});

test('a trailing slash of an origin and blanks around a name are taken off', () => {
  const config = { apiBaseUrl: 'https://api.example.com/', userTokenHeader: ' X-User-Token ' };
  expect(parseConfig({ ...good, ...config })).toMatchObject({
    apiBaseUrl: 'https://api.example.com',
    userTokenHeader: 'X-User-Token',
  });
});

test.each([
  [undefined, /config\.js/],
  [{ ...good, apiBaseUrl: 'api.example.com' }, /apiBaseUrl/],
  [{ ...good, uploadBaseUrl: 7 }, /uploadBaseUrl/],
  [{ ...good, webClient: undefined }, /webClient/],
  [{ ...good, webClient: { loginId: 'web' } }, /webClient\.loginPassword/],
  [{ ...good, productIdSecret: '' }, /productIdSecret/],
  [{ ...good, firebase: { apiKey: 'k' } }, /firebase\.authDomain/],
  [
    { ...good, firebase: { apiKey: 'k', authDomain: 'd', emulatorUrl: 'localhost:9099' } },
    /firebase\.emulatorUrl/,
  ],
  [{ ...good, userTokenHeader: true }, /userTokenHeader/],
  [{ ...good, userTokenHeader: 'X-User-Token:' }, /userTokenHeader must be empty or the name/],
  [{ ...good, userTokenHeader: 'user token' }, /userTokenHeader must be empty or the name/],
  [{ ...good, devTools: 'yes' }, /devTools/],
  [{ ...good, brand: {} }, /brand\.name/],
  [withBrand({ shortName: '' }), /brand\.shortName must not be empty/],
  [withBrand({ description: 7 }), /brand\.description must be text/],
  [withBrand({ themeColour: 'green' }), /brand\.themeColour must be a colour/],
  [withBrand({ themeColour: '#1F5A4' }), /brand\.themeColour must be a colour/],
  [withBrand({ orderPrefix: '' }), /brand\.orderPrefix must be one to six/],
  [withBrand({ orderPrefix: 'dd' }), /brand\.orderPrefix must be one to six/],
  [withBrand({ orderPrefix: 'ABCDEFG' }), /brand\.orderPrefix must be one to six/],
  [withBrand({ orderPrefix: 42 }), /brand\.orderPrefix must be text/],
  [withBrand({ quoteDays: '7' }), /brand\.quoteDays must be a number/],
  [withBrand({ quoteDays: 1.5 }), /brand\.quoteDays must be a whole number/],
  [withBrand({ quoteDays: 0 }), /brand\.quoteDays must be at least 1/],
  [withBrand({ quoteDays: 366 }), /brand\.quoteDays must be at most 365/],
  [withBrand({ service: 'two days' }), /brand\.service must hold delivery/],
  [withBrand({ service: { delivery: 2 } }), /brand\.service\.delivery must be text/],
  [withBrand({ service: { returns: null } }), /brand\.service\.returns must be text/],
  [withBrand({ service: { minimumOrder: ['1'] } }), /brand\.service\.minimumOrder must be text/],
])('%p is refused with the key at fault', (value, key) => {
  expect(() => parseConfig(value)).toThrow(ConfigError);
  expect(() => parseConfig(value)).toThrow(key);
});
