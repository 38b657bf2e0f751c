import fc from 'fast-check';
import { longestFragment, readFragment, writeFragment } from './linkData';

test('whatever is written is read again, under its own name only', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const sent = JSON.parse(JSON.stringify(value)) as unknown;
      const fragment = writeFragment('lines', value);
      expect(fragment).toMatch(/^#lines=[\w-]*$/);
      expect(readFragment(fragment, 'lines')).toEqual(sent);
      expect(readFragment(fragment, 'products')).toBeUndefined();
    }),
  );
});

test('what stands behind a link in a message is no part of it', () => {
  expect(readFragment(`${writeFragment('lines', ['کیک'])}).`, 'lines')).toEqual(['کیک']);
});

test.each([
  ['nothing', ''],
  ['another fragment', '#reviews'],
  ['a name that only begins like it', '#linesman=WyIxIl0'],
])('%s is no link of ours', (_name, hash) => {
  expect(readFragment(hash, 'lines')).toBeUndefined();
});

test.each([
  ['no data', ''],
  ['cut-off data', 'WyIxM'],
  ['no JSON', btoa('[1,')],
  ['JSON null', btoa('null')],
  ['no UTF-8', btoa('"\xff"')],
  ['more than a link holds', 'a'.repeat(longestFragment)],
])('%s cannot be read', (_name, data) => {
  expect(readFragment(`#lines=${data}`, 'lines')).toBeNull();
});

test('whatever stands there, reading never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String()), (data) => {
      expect(() => readFragment(`#lines=${data}`, 'lines')).not.toThrow();
    }),
  );
});

test('JSON nested as deep as a link can hold is read or refused, and no more', () => {
  const deep = '['.repeat(11_000) + ']'.repeat(900);
  expect(readFragment(`#lines=${btoa(deep)}`, 'lines')).toBeNull();
});
