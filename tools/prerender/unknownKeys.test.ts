import { findUnknownKeys } from './unknownKeys';

test.each([
  [{ apiBaseURL: '' }, [{ key: 'apiBaseURL', meant: 'apiBaseUrl' }]],
  [{ brand: { tagLine: '' } }, [{ key: 'brand.tagLine', meant: 'brand.tagline' }]],
  [
    { brand: { service: { delivry: '' } } },
    [{ key: 'brand.service.delivry', meant: 'brand.service.delivery' }],
  ],
  [{ somethingElse: 1 }, [{ key: 'somethingElse' }]],
  [{ brand: { service: { days: { Lahore: 2 } } }, policy: {}, firebase: { appId: 'x' } }, []],
  [{ brand: 'no object' }, []],
  [undefined, []],
])('the unknown keys of %j are %j', (config, keys) => {
  expect(findUnknownKeys(config)).toEqual(keys);
});
