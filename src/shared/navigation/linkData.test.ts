import fc from 'fast-check';
import { maxFragmentLength, readFragment, writeFragment } from './linkData';

test('reads back any value, but only under its own name', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const expectedValue = JSON.parse(JSON.stringify(value)) as unknown;
      const fragment = writeFragment('lines', value);
      expect(fragment).toMatch(/^#lines=[\w-]*$/);
      // Messengers treat a full stop after a link as part of the link.
      expect(readFragment(`${fragment}.`, 'lines')).toEqual(expectedValue);
      expect(readFragment(fragment, 'line')).toBeUndefined();
    }),
  );
});

test.each([
  ['no data', ''],
  ['cut-off data', 'WyIxM'],
  ['invalid UTF-8', btoa('"\xff"')],
  ['more data than a link may contain', btoa(JSON.stringify('a'.repeat(maxFragmentLength)))],
  ['deeply nested JSON', btoa('['.repeat(11_000) + ']'.repeat(900))],
])('cannot read %s', (_title, data) => {
  expect(readFragment(`#lines=${data}`, 'lines')).toBeNull();
});
