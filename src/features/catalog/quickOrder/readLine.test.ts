import fc from 'fast-check';
import { readAmount } from './amount';
import { readLine } from './readLine';

const readBest = (text: string) => {
  const [reading] = readLine(text);
  return [reading?.text, reading?.quantity];
};

it.each([
  ['pizza box 10 inch 500', 'pizza box 10 inch', '500'],
  ['8oz paper cup with lid x 1000', '8oz paper cup with lid', '1000'],
  ['500 x 8 oz paper cup', '8 oz paper cup', '500'],
  ['1,000 x kraft burger box', 'kraft burger box', '1,000'],
  ['honey jar 180 x 4 dozen', 'honey jar 180', '4 dozen'],
  ['500 pcs 24x16x9', '24x16x9', '500 pcs'],
  ['500 pcs 24 x 16 x 9 cm', '24 x 16 x 9 cm', '500 pcs'],
  ['2 dozen cake boards', 'cake boards', '2 dozen'],
  ['donut box 6 pcs wala - 40', 'donut box 6 pcs wala', '40'],
  ['mithai box 1/2 kg 200', 'mithai box 1/2 kg', '200'],
  ['1k boat tray', 'boat tray', '1k'],
  ['boat tray 2 hazar', 'boat tray', '2 hazar'],
  ['soap sleeve leaf x250', 'soap sleeve leaf', '250'],
  ['ripple cup 12oz.......1,000', 'ripple cup 12oz', '1,000'],
  ['ڈبہ ۱۰ انچ ۱۰۰ عدد', 'ڈبہ 10 انچ', '100 عدد'],
  ['pizza box 500 @ 35', 'pizza box', '500'],
  ['pizza box 200 pcs Rs. 12/- each', 'pizza box', '200 pcs'],
  ['pizza box 500 rs 12 each', 'pizza box', '500'],
  ['pizza box 25 rupees 500', 'pizza box', '500'],
  ['pizza box 25/= 500', 'pizza box', '500'],
  ['pizza box - 40 (you quoted 360 last time)', 'pizza box', '40'],
  ['kraft box (2.5k)', 'kraft box', '2.5k'],
])('reads product and quantity of "%s"', (line, text, quantity) => {
  expect(readBest(line)).toEqual([text, quantity]);
});

it.each(['juice bottle 250ml', 'box 8x8x4', 'box 1,5000', 'by the 2nd', 'call 03001234567'])(
  'finds no quantity in "%s"',
  (line) => {
    expect(readLine(line)).toEqual([]);
  },
);

it('keeps the other meanings of a line with several numbers', () => {
  expect(readLine('macaron box 8 pcs 20').map(({ quantity }) => quantity)).toEqual(['8 pcs', '20']);
});

it.each([
  ['2 packs of 50 pizza boxes', '2 packs', '50 pcs'],
  ['pizza box - 2 bundles of 50 pcs', '2 bundles', '50 pcs'],
  ['3 x pack of 1,000 napkins', '3 pack', '1000 pcs'],
  ['pizza box packs of 50 x 2', '2', '50 pcs'],
  ['pizza box (pack of 50) - 2', '2', '50 pcs'],
  ['pizza box 50 wale 2 packet', '2 packet', '50 pcs'],
  ['pizza box 10 pkt (50 wale)', '10 pkt', '50 pcs'],
  // The capacity or size of a product is not the size of a pack.
  ['2 packs of 8 oz cups', '2 packs', ''],
  ['2 packs of 12x8 boxes', '2 packs', ''],
])('reads the packs in "%s"', (line, quantity, pack) => {
  const [reading] = readLine(line);
  expect([reading?.quantity, reading?.pack]).toEqual([quantity, pack]);
});

it('returns only valid quantities', () => {
  const arbitraryFragment = fc.constantFrom(
    ...['box', '10', 'inch', '500', 'x', '-', 'pcs', '2', 'dozen', '1/2', ',', '@'],
  );
  fc.assert(
    fc.property(fc.array(arbitraryFragment, { maxLength: 12 }), (fragments) => {
      for (const { quantity } of readLine(fragments.join(' ')))
        expect(readAmount(quantity)).toBeDefined();
    }),
  );
});
