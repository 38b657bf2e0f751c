import { isolate, joinParts } from './isolate';

test('Urdu within an English line is isolated from the numbers round it', () => {
  expect(isolate('Kraft box – 7″')).toBe('Kraft box – 7″');
  expect(joinParts(['رنگ: سفید', '', '150 pcs', undefined])).toBe(
    '\u2068رنگ: سفید\u2069 · 150 pcs',
  );
});
