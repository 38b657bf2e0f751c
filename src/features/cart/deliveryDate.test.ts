import { configureShop } from '@/testing/configureShop';
import { formatDeliveryDate } from './deliveryDate';

const [tuesday, saturday] = ['2026-11-24T23:30:00', '2026-11-28T08:00:00'];

const daysByCity = { Lahore: 2, Karachi: 6, others: 7 };

test.each<readonly [string, string, string, Record<string, number>]>([
  ['Lahore', tuesday, 'Delivery to Lahore by Thursday, 26 November', daysByCity],
  [' LAHORE ', saturday, 'Delivery to Lahore by Tuesday, 1 December', daysByCity],
  ['karachi', saturday, 'Delivery to Karachi by Saturday, 5 December', daysByCity],
  ['multan', tuesday, 'Delivery to Multan by Wednesday, 2 December', daysByCity],
  ['constructor', tuesday, 'Delivery to other cities by Wednesday, 2 December', daysByCity],
  ['  ', tuesday, '', daysByCity],
  ...['Multan', 'others', 'toString'].map((city) => [city, tuesday, '', { Lahore: 2 }] as const),
])(
  'the delivery date for %j, ordered at %s, is %j',
  (city, orderedAt, expectedText, deliveryDays) => {
    configureShop({ brand: { service: { days: deliveryDays } } });
    expect(formatDeliveryDate(city, orderedAt)).toBe(expectedText);
  },
);
