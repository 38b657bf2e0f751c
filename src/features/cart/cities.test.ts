import { configureShop } from '@/testing/configureShop';
import { findCities, suggestCity } from './cities';

const days = { Multan: 3, Bilalpur: 4, others: 6 };
beforeEach(() => configureShop({ brand: { service: { days } } }));

test('before anything is typed, the cities with a delivery time are offered', () => {
  expect(findCities(' ')).toEqual(['Multan', 'Bilalpur']);
});

test('a city that is typed on a Turkish keyboard is found', () => {
  expect(findCities('KARACHİ')).toEqual(['Karachi']);
});

test('cities with a delivery time come first among the matches', () => {
  expect(findCities('ALPUR')).toEqual(['Bilalpur', 'Bahawalpur']);
});

test.each([
  ['Lahor', 'Lahore'],
  ['lahroe', 'Lahore'],
  ['LAHORE', 'Lahore'],
  ['Rawalpndhi', 'Rawalpindi'],
  ['bilal pur', 'Bilalpur'],
  [' Mirpur  Khaas ', 'Mirpur Khas'],
])('for %j the shop suggests %j', (typedCity, suggestedCity) => {
  expect(suggestCity(typedCity)).toBe(suggestedCity);
});

test.each(['', 'Lahore', ' Lahore ', 'Lhr', 'Chitral', 'others', 'constructor', 'x'.repeat(1e6)])(
  'no other city is suggested for %.20j',
  (typedCity) => {
    expect(suggestCity(typedCity)).toBeUndefined();
  },
);
