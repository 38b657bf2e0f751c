import { findUnknownKeys } from './unknownKeys';

test.each([
  [{ apiBaseURL: '' }, [{ key: 'apiBaseURL', suggestion: 'apiBaseUrl' }]],
  [{ brand: { tagLine: '' } }, [{ key: 'brand.tagLine', suggestion: 'brand.tagline' }]],
  [
    { brand: { service: { delivry: '' } } },
    [{ key: 'brand.service.delivry', suggestion: 'brand.service.delivery' }],
  ],
  [{ somethingElse: 1 }, [{ key: 'somethingElse' }]],
  [{ brand: { service: { days: { Lahore: 2 } } }, policy: {}, firebase: { appId: 'x' } }, []],
  [{ brand: 'no object' }, []],
  [undefined, []],
])('the unknown keys of %j are %j', (config, keys) => {
  expect(findUnknownKeys(config)).toEqual(keys);
});
