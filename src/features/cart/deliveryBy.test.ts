import { parseConfig, setRuntimeConfig } from '@/shared/config/runtimeConfig';
import { deliveryBy } from './deliveryBy';

const promise = (days: Record<string, number>) =>
  setRuntimeConfig(
    parseConfig({
      webClient: { loginId: 'web', loginPassword: 'secret' },
      productIdSecret: 's',
      brand: { name: 'Shop', service: { days } },
    }),
  );
// Tuesday and Saturday.
const [tuesday, saturday] = ['2026-11-24T23:30:00', '2026-11-28T08:00:00'];

test.each([
  ['Lahore', tuesday, 'Lahore: by Thursday, 26 November'],
  [' LAHORE ', saturday, 'Lahore: by Tuesday, 1 December'],
  ['karachi', saturday, 'Karachi: by Saturday, 5 December'],
  ['multan', tuesday, 'Multan: by Wednesday, 2 December'],
  ['Chak 42', tuesday, 'Other cities: by Wednesday, 2 December'],
  ['constructor', tuesday, 'Other cities: by Wednesday, 2 December'],
  ['  ', tuesday, ''],
])('an order for %j of %s: %j', (city, orderedAt, words) => {
  promise({ Lahore: 2, Karachi: 6, others: 7 });
  expect(deliveryBy(city, orderedAt)).toBe(words);
});

test('nothing is promised to a city that is not named, where no other is', () => {
  promise({ Lahore: 2 });
  expect(['Multan', 'others', 'toString'].map((city) => deliveryBy(city, tuesday))).toEqual([
    '',
    '',
    '',
  ]);
});
