import { isolate, joinParts } from './isolate';

test('isolates Urdu in an English line from the numbers around it', () => {
  expect(isolate('Kraft box – 7″')).toBe('Kraft box – 7″');
  expect(joinParts(['رنگ: سفید', '', '150 pcs', undefined])).toBe(
    '\u2068رنگ: سفید\u2069 · 150 pcs',
  );
});
