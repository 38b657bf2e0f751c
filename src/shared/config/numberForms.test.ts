import fc from 'fast-check';
import * as v from 'valibot';
import { configureShop } from '@/testing/configureShop';
import { Mobile } from '../contract/primitives';
import { formatNumber } from '../format/number';

test('groups numbers by lakhs if the shop is configured to do so', () => {
  configureShop({ brand: { lakhs: true } });
  expect(formatNumber(1234567.5, 2)).toBe('12,34,567.50');
  const anyCount = fc.maxSafeNat();
  fc.assert(
    fc.property(anyCount, (count) => formatNumber(count) === count.toLocaleString('en-IN')),
  );
});

test('uses the configured length of telephone numbers, also in error texts', () => {
  const getErrorText = () => v.safeParse(Mobile, '1').issues?.[0].message;
  configureShop();
  expect(getErrorText()).toBe('Enter an 11-digit mobile number, like 03001234567');
  configureShop({ brand: { phoneDigits: 10 } });
  expect(v.parse(Mobile, ' 201-2345678 ')).toBe('2012345678');
  expect(getErrorText()).toBe('Enter a 10-digit mobile number');
});
