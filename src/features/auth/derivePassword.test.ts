import { derivePassword } from './derivePassword';

test('the derived password never changes, because existing accounts depend on it', () => {
  expect(derivePassword('x7Gq2LkP0aTn5rVb9YwZc3HdJe81')).toBe(
    '830bc37f03c6061ecb50e61b63b4457188ceafa60807f2e6438853ef1d287a10',
  );
});
