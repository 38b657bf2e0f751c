import { isolated, joinedParts } from './isolated';

test('Urdu within an English line is isolated from the numbers round it', () => {
  expect(isolated('Kraft box – 7″')).toBe('Kraft box – 7″');
  expect(joinedParts(['رنگ: سفید', '', '150 pcs', undefined])).toBe(
    '\u2068رنگ: سفید\u2069 · 150 pcs',
  );
});
