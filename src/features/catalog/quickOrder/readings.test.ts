import fc from 'fast-check';
import { readAmount } from './amount';
import { getReadings } from './readings';

const readNameAndQuantity = (text: string) => {
  const [reading] = getReadings(text);
  return [reading?.name, reading?.quantity];
};

it.each([
  ['pizza box 10 inch 500', 'pizza box 10 inch', '500'],
  ['8oz paper cup with lid x 1000', '8oz paper cup with lid', '1000'],
  ['500 pcs 24x16x9', '24x16x9', '500 pcs'],
  ['2 dozen cake boards', 'cake boards', '2 dozen'],
  ['mithai ka dabba 100', 'mithai ka dabba', '100'],
  ['donut box 6 pcs wala - 40', 'donut box 6 pcs wala', '40'],
  ['macaron box 8pc, 30 boxes', 'macaron box 8pc', '30'],
  ['masala jar 100ml ek darjan', 'masala jar 100ml', '12 pcs'],
  ['paanch sau burger box', 'burger box', '500'],
  ['1k boat tray', 'boat tray', '1k'],
  ['soap sleeve leaf x250', 'soap sleeve leaf', '250'],
  ['ripple cup 12oz.......1,000', 'ripple cup 12oz', '1,000'],
  ['ڈبہ ۱۰ انچ ۱۰۰ عدد', 'ڈبہ 10 انچ', '100 عدد'],
  ['pizza box 500 @ 35', 'pizza box', '500'],
  ['pizza box 200 pcs Rs. 12/- each', 'pizza box', '200 pcs'],
  ['juice bottle 250ml', 'juice bottle 250ml', ''],
])('reads name and quantity of "%s"', (text, name, quantity) => {
  expect(readNameAndQuantity(text)).toEqual([name, quantity]);
});

it.each([
  ['2 packs of 50 pizza boxes', 'pizza boxes', '2 packs', '50 pcs'],
  ['pizza box - 2 bundles of 50 pcs', 'pizza box', '2 packs', '50 pcs'],
  ['3 x pack of 1,000 napkins', 'napkins', '3 packs', '1000 pcs'],
  ['pizza box 2 packs x 50', 'pizza box', '2 packs', '50 pcs'],
  ['pizza box 2 pkts (50 pcs each)', 'pizza box', '2 packs', '50 pcs'],
  ['pizza box packs of 50 x 2', 'pizza box', '2 packs', '50 pcs'],
  ['pizza box (pack of 50) - 2', 'pizza box', '2 packs', '50 pcs'],
  ['pizza box 50 wale do packet', 'pizza box', '2 packs', '50 pcs'],
  ['pizza box 10 pkt 50 wale', 'pizza box', '10 packs', '50 pcs'],
  ['pizza box - das packet (100 wale)', 'pizza box', '10 packs', '100 pcs'],
  // The capacity or size of a product is not the size of a pack.
  ['2 packs of 8 oz cups', '8 oz cups', '2 packs', undefined],
  ['2 packs of 12x8 boxes', '12x8 boxes', '2 packs', undefined],
])('reads the packs in "%s"', (text, ...expectedReading) => {
  const [reading] = getReadings(text);
  expect([reading?.name, reading?.quantity, reading?.pack]).toEqual(expectedReading);
});

it('returns only readings whose quantity is valid or empty', () => {
  const arbitraryFragment = fc.constantFrom(
    'box',
    '10',
    'inch',
    '500',
    'x',
    '-',
    'pcs',
    '2',
    'dozen',
    '1/2',
    ',',
  );
  fc.assert(
    fc.property(fc.array(arbitraryFragment, { maxLength: 12 }), (fragments) => {
      const readings = getReadings(fragments.join(' '));
      expect(readings.at(-1)?.quantity).toBe('');
      for (const { quantity } of readings) if (quantity) expect(readAmount(quantity)).toBeDefined();
    }),
  );
});
