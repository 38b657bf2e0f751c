import fc from 'fast-check';
import { formatNumber } from './number';

test.each([0, 2])('a number with %d decimals reads as the browser would write it', (decimals) => {
  const format = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (hundredths) => {
      const value = decimals === 0 ? hundredths : hundredths / 100;
      expect(formatNumber(value, decimals)).toBe(format.format(value));
    }),
  );
});
