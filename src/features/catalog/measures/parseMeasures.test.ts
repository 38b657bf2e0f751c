import fc from 'fast-check';
import { parseMeasures } from './parseMeasures';

const parse = (text: string) =>
  parseMeasures(text).map(({ unit, ...measure }) => ({ ...measure, unit: unit?.name }));

const createSize = (unit: string | undefined, ...values: number[]) => ({
  kind: 'length',
  values,
  unit,
});
const createMmSize = (...lengths: number[]) => createSize('mm', ...lengths);
const createCmSize = (...lengths: number[]) => createSize('cm', ...lengths);
const createInchSize = (...lengths: number[]) => createSize('inch', ...lengths);

it.each([
  ['24x16x9', createSize(undefined, 24, 16, 9)],
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
  ['2 feet', createSize('ft', 609.6)],
  ['۲۴×۱۶ cm', createCmSize(240, 160)],
  ['80 × 60 mm / 90 × 70 mm', createMmSize(80, 60), createMmSize(90, 70)],
  ['33cmx25cm', createCmSize(330, 250)],
  ['16 oz', { kind: 'capacity', values: [473.12], unit: 'oz' }],
  ['8 fl oz cup', { kind: 'capacity', values: [236.56], unit: 'oz' }],
  ['30 ml', { kind: 'capacity', values: [30], unit: 'ml' }],
  ['1.5 Litres', { kind: 'capacity', values: [1500], unit: 'litre' }],
  ['350 gsm', { kind: 'grammage', values: [350], unit: 'gsm' }],
  ['300 g/m²', { kind: 'grammage', values: [300], unit: 'gsm' }],
  ['0.5 kg', { kind: 'weight', values: [500], unit: 'kg' }],
  ['22 g per tray', { kind: 'weight', values: [22], unit: 'g' }],
])('parses the measures in %s', (text, ...measures) => {
  expect(parse(text)).toEqual(measures);
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
  expect(parseMeasures(text)).toEqual([]);
});

test('parses any text, and returns only plausible measures', () => {
  const fragment = fc.constantFrom(
    ...'10,x,×, ,cm,in,.5,-,/,ml,e9,g,kg,″,by,to,dia,0,99'.split(','),
  );
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 30 }), (fragments) => {
      for (const { kind, values } of parseMeasures(fragments.join(''))) {
        expect(values.every((value) => value >= 0.1 && value <= 100_000)).toBe(true);
        expect(values.length).toBeGreaterThanOrEqual(1);
        expect(values.length).toBeLessThanOrEqual(kind === 'length' ? 3 : 1);
      }
    }),
  );
});
