import { aDelivery } from '@/testing/cartBuilders';
import { configureShop } from '@/testing/configureShop';
import { findDeliveryQuestions } from './deliveryQuestions';

configureShop();

test('a normal delivery raises no question', () => {
  expect(findDeliveryQuestions(aDelivery)).toEqual([]);
});

test('an Urdu name and address raise no question', () => {
  const urduDelivery = { ...aDelivery, fullName: 'عائشہ خان', address: 'مکان ۷، گلی ۱۲، گلبرگ' };
  expect(findDeliveryQuestions(urduDelivery)).toEqual([]);
});

test.each([
  ['fullName', '12345', /^Please check: this name/],
  ['email', 'foo@bar', /^Please check: this email address/],
  ['phone', '0300 123456', /^Please check: 11 digits, for example 0300 1234567\. /],
  ['address', 'Gulberg 3', /^Please check: does the address/],
  ['address', '12 34/56 789', /^Please check: does the address/],
  ['city', 'Lahor', /^Did you mean Lahore\?/],
])('a delivery with %s %j raises only the question about that field', (name, value, question) => {
  expect(findDeliveryQuestions({ ...aDelivery, [name]: value })).toEqual([
    { name, question: expect.stringMatching(question) as string },
  ]);
});

test.each([
  ['email', 'ayesha@mail.example.pk'],
  ['address', 'House 7, G'],
  ['city', 'LAHORE'],
  ['city', 'Chak 42'],
])('%s %j raises no question', (name, value) => {
  expect(findDeliveryQuestions({ ...aDelivery, [name]: value })).toEqual([]);
});
