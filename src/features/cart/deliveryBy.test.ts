import { parseConfig, runtimeConfig, setRuntimeConfig } from '@/shared/config/runtimeConfig';
import { shopConfig } from '@/testing/shopConfig';
import { deliveryBy } from './deliveryBy';

setRuntimeConfig(parseConfig(shopConfig));
const [tuesday, saturday] = ['2026-11-24T23:30:00', '2026-11-28T08:00:00'];

test.each([
  ['Lahore', tuesday, 'Lahore: by Thursday, 26 November'],
  [' LAHORE ', saturday, 'Lahore: by Tuesday, 1 December'],
  ['karachi', saturday, 'Karachi: by Saturday, 5 December'],
  ['multan', tuesday, 'Multan: by Wednesday, 2 December'],
  ['constructor', tuesday, 'Other cities: by Wednesday, 2 December'],
  ['  ', tuesday, ''],
])('an order for %j of %s: %j', (city, orderedAt, words) => {
  runtimeConfig().brand.service.days = { Lahore: 2, Karachi: 6, others: 7 };
  expect(deliveryBy(city, orderedAt)).toBe(words);
});

test('nothing is promised to a city that is not named, where the others are not', () => {
  runtimeConfig().brand.service.days = { Lahore: 2 };
  const unnamed = ['Multan', 'others', 'toString'];
  expect(unnamed.filter((city) => deliveryBy(city, tuesday))).toEqual([]);
});
