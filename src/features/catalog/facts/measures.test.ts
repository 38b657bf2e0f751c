import fc from 'fast-check';
import { parseMeasures } from './measures';

const createMmSize = (...lengths: number[]) => ({ sizes: [{ lengths, unit: 'mm' }] });
const createCmSize = (...lengths: number[]) => ({ sizes: [{ lengths, unit: 'cm' }] });
const createInchSize = (...lengths: number[]) => ({ sizes: [{ lengths, unit: 'in' }] });

it.each([
  ['24x16x9', { sizes: [{ lengths: [24, 16, 9] }] }],
  ['10×10×4 in', createInchSize(254, 254, 101.6)],
  ['33 x 25 x 9 cm', createCmSize(330, 250, 90)],
  ['Box 33cm X 25 cm by 9cm, white', createCmSize(330, 250, 90)],
  ['8″ x 8"', createInchSize(203.2, 203.2)],
  ["12''", createInchSize(304.8)],
  ['1,200 * 90.5 mm', createMmSize(1200, 90.5)],
  ['24L x 16W x 9H cm', createCmSize(240, 160, 90)],
  ['L 24 x W: 16 cm', createCmSize(240, 160)],
  ['(L) 24 × (W) 16 cm', createCmSize(240, 160)],
  ['dia 9 cm', createCmSize(90)],
  ['Ø60 mm round', createMmSize(60)],
  ['2 feet', createInchSize(609.6)],
  ['۲۴×۱۶ cm', createCmSize(240, 160)],
  [
    '80 × 60 mm / 90 × 70 mm',
    { sizes: [...createMmSize(80, 60).sizes, ...createMmSize(90, 70).sizes] },
  ],
  ['16 oz', { capacity: [473.12] }],
  ['8 fl oz cup', { capacity: [236.56] }],
  ['30 ml', { capacity: [30] }],
  ['1.5 Litres', { capacity: [1500] }],
  ['350 gsm', { grammage: [350] }],
  ['300 g/m²', { grammage: [300] }],
  ['0.5 kg', { weight: [500] }],
  ['22 g per tray', { weight: [22] }],
])('parses the measures in %s', (text, measures) => {
  expect(parseMeasures(text)).toEqual({
    ...{ sizes: [], capacity: [], weight: [], grammage: [] },
    ...measures,
  });
});

it.each([
  ...['10x', '0 mm', '1e9 cm', '-5 cm', '70 cm × 5 m', '10 cm x 4 in', '5 m', '8,5 cm', '1/2 inch'],
  ...['8 to 16 oz', '8-16 oz', '10–12 cm', '99999 cm', '9000000000000000000000 ml', '2 x 250 ml'],
  ...[
    '10 × 10 × 10 × 10 cm',
    '1.2.3 cm',
    'A4',
    '12 pcs',
    '24',
    '100 °C',
    'size10 cms10',
    '24-pack',
  ],
])('ignores the ambiguous or impossible measures in %s', (text) => {
  expect(parseMeasures(text)).toEqual({ sizes: [], capacity: [], weight: [], grammage: [] });
});

test('parses any text, and returns only plausible measures', () => {
  const fragment = fc.constantFrom(
    ...'10,x,×, ,cm,in,.5,-,/,ml,e9,g,kg,″,by,to,dia,0,99'.split(','),
  );
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 30 }), (fragments) => {
      const { sizes, capacity, weight, grammage } = parseMeasures(fragments.join(''));
      const allValues = [
        ...sizes.flatMap(({ lengths }) => lengths),
        ...capacity,
        ...weight,
        ...grammage,
      ];
      expect(allValues.every((value) => value >= 0.1 && value <= 100_000)).toBe(true);
      expect(sizes.every(({ lengths }) => lengths.length >= 1 && lengths.length <= 3)).toBe(true);
    }),
  );
});
