import fc from 'fast-check';
import { longestFragment, readFragment, writeFragment } from './linkData';

test('whatever is written is read again, under its own name only', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const sent = JSON.parse(JSON.stringify(value)) as unknown;
      const fragment = writeFragment('lines', value);
      expect(fragment).toMatch(/^#lines=[\w-]*$/);
      // Messengers take the full stop behind a link for a part of it.
      expect(readFragment(`${fragment}.`, 'lines')).toEqual(sent);
      expect(readFragment(fragment, 'line')).toBeUndefined();
    }),
  );
});

test.each([
  ['no data', ''],
  ['cut-off data', 'WyIxM'],
  ['no UTF-8', btoa('"\xff"')],
  ['more than a link holds', btoa(JSON.stringify('a'.repeat(longestFragment)))],
  ['JSON nested as deep as a link can hold', btoa('['.repeat(11_000) + ']'.repeat(900))],
])('%s cannot be read', (_name, data) => {
  expect(readFragment(`#lines=${data}`, 'lines')).toBeNull();
});
