import { readFileSync } from 'node:fs';
import { ConfigError, parseConfig, StorefrontConfig } from './runtimeConfig';

const validConfig = {
  webClient: { loginId: 'web', loginPassword: 'secret' },
  productIdSecret: 's',
  brand: { name: 'Shop' },
};
const createBrandConfig = (overrides: object) => ({ brand: { name: 'Shop', ...overrides } });

test('fills in defaults for missing settings', () => {
  expect(parseConfig(validConfig)).toEqual({
    ...validConfig,
    apiBaseUrl: '',
    uploadBaseUrl: '',
    firebase: null,
    userTokenHeader: '',
    devTools: true,
    orders: { send: 'choose' },
    measure: null,
    brand: {
      name: 'Shop',
      description: '',
      heading: '',
      tagline: '',
      locale: 'en-PK',
      currency: 'PKR',
      timeZone: 'Asia/Karachi',
      themeColour: '#FBF8F3',
      look: {},
      lakhs: false,
      phoneDigits: 11,
      orderPrefix: 'ORD',
      quoteDays: 7,
      service: { delivery: '', returns: '', minimumOrder: '', days: {} },
      business: { taxNumber: '', bank: '', terms: '' },
    },
  });
});

test('trims names and removes the trailing slash of an origin', () => {
  const service = { days: { Lahore: 2, others: 5 } };
  const formats = { locale: 'ur', currency: 'EUR', themeColour: '#1f5a43', orderPrefix: 'KB7' };
  const unchangedSettings = {
    orders: { send: 'direct' },
    measure: { url: 'https://m.example/measure', sample: 0.5 },
    events: 'dataLayer',
    ...createBrandConfig({ ...formats, quoteDays: 14, service, business: { prices: 'with' } }),
  };
  const rawSettings = { apiBaseUrl: 'https://api.example.com/', userTokenHeader: ' X-User-Token ' };
  const parsedSettings = { apiBaseUrl: 'https://api.example.com', userTokenHeader: 'X-User-Token' };
  expect(parseConfig({ ...validConfig, ...unchangedSettings, ...rawSettings })).toMatchObject({
    ...unchangedSettings,
    ...parsedSettings,
  });
});

test.each([
  [{ apiBaseUrl: 'api.example.com' }, 'apiBaseUrl must be empty or start with http'],
  [{ uploadBaseUrl: 7 }, 'uploadBaseUrl must be text'],
  [{ webClient: undefined }, 'webClient must hold'],
  [{ productIdSecret: '' }, 'productIdSecret must not be empty'],
  [{ firebase: { apiKey: 'k', authDomain: 'd', emulatorUrl: 'x' } }, 'firebase.emulatorUrl'],
  [{ userTokenHeader: 'X-User-Token:' }, 'userTokenHeader must be empty or the name'],
  [{ orders: 'direct' }, 'orders must hold send'],
  [{ orders: { send: 'mail' } }, "orders.send must be 'direct' or 'choose'"],
  [{ measure: '/measure' }, 'measure must hold url, sample'],
  [{ measure: {} }, 'measure.url is missing'],
  [{ measure: { url: '//m.example' } }, 'measure.url must start with'],
  [{ measure: { url: '/measure', sample: 2 } }, 'measure.sample must be a number from 0 to 1'],
  [{ events: 'gtag' }, "events must be 'dom' or 'dataLayer'"],
  [{ brand: {} }, 'brand.name is missing'],
  [createBrandConfig({ themeColour: '#1F5A4' }), 'brand.themeColour must be a colour'],
  [createBrandConfig({ locale: 'en_PK' }), 'brand.locale must be such as en-PK'],
  [createBrandConfig({ currency: 'Rs.' }), 'brand.currency must be three letters'],
  [createBrandConfig({ timeZone: 'Karachi' }), 'brand.timeZone must be a time zone such as'],
  [createBrandConfig({ timeZone: '+05:00' }), 'brand.timeZone must be a time zone such as'],
  [createBrandConfig({ orderPrefix: 'ABCDEFG' }), 'brand.orderPrefix must be one to six'],
  [createBrandConfig({ lakhs: 1 }), 'brand.lakhs must be true or false'],
  [createBrandConfig({ phoneDigits: '11' }), 'brand.phoneDigits must be a number'],
  [createBrandConfig({ quoteDays: 0 }), 'brand.quoteDays must be at least 1'],
  [createBrandConfig({ service: 'two days' }), 'brand.service must hold delivery'],
  [
    createBrandConfig({ service: { days: { Lahore: 0 } } }),
    'service.days.Lahore must be at least 1',
  ],
  [createBrandConfig({ business: 'NTN 1' }), 'brand.business must hold taxNumber'],
  [
    createBrandConfig({ business: { prices: 'net' } }),
    "business.prices must be 'with' or 'without'",
  ],
])('refuses %j: %s', (overrides, expectedMessage) => {
  const parseInvalid = () => parseConfig({ ...validConfig, ...overrides });
  expect(parseInvalid).toThrow(ConfigError);
  expect(parseInvalid).toThrow(expectedMessage);
});

test('names config.js in the error if config.js did not run', () => {
  expect(() => parseConfig(undefined)).toThrow(/config\.js/);
});

interface Schema {
  entries?: Record<string, Schema>;
  wrapped?: Schema;
}

const getKeys = ({ entries, wrapped }: Schema): string[] => [
  ...Object.entries(entries ?? {}).flatMap(([key, schema]) => [key, ...getKeys(schema)]),
  ...(wrapped ? getKeys(wrapped) : []),
];

test.each(['public/config.js', 'README.md'])('every key is explained in %s', (file) => {
  const text = readFileSync(file, 'utf8');
  const keys = getKeys(StorefrontConfig as Schema);
  expect(keys).toContain('taxNumber');
  // Owners copy the Firebase settings from the Firebase console, so these keys need no explanation.
  const firebaseKeys = ['apiKey', 'authDomain', 'projectId'];
  const missingKeys = keys.filter((key) => !new RegExp(`\\b${key}\\b`).test(text));
  expect(missingKeys.filter((key) => !firebaseKeys.includes(key))).toEqual([]);
});
