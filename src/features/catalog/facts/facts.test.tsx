/** @jest-environment ./src/testing/environment.ts */

import { act, screen } from '@testing-library/react';
import type { Paisa } from '@/shared/format/money';
import { renderWithStore } from '@/testing/renderApp';
import { siteFacts } from '@/testing/siteFacts';
import { useFacts } from './factsApi';
import { factsLine } from './factsLine';
import type { ProductFacts } from './productFacts';

const box: ProductFacts = {
  price: 495_500 as Paisa,
  each: 9910,
  packs: 2,
  sizes: [[330, 250, 90]],
  sizeUnit: 'cm',
};

function Line({ isExtra = false }) {
  const facts = useFacts({ isExtra })?.get('7');
  return <p>{facts ? factsLine(facts) : 'None'}</p>;
}

/** What the files say, once they have come. */
async function said(options?: { isExtra: boolean }) {
  jest.useFakeTimers({ advanceTimers: true });
  renderWithStore(<Line {...options} />);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  return screen.getByText(/./, { selector: 'p' }).textContent;
}

test('facts come once the page is done', async () => {
  siteFacts({ 7: box });
  expect(await said()).toBe('from Rs. 99.10 each · 33 × 25 × 9 cm');
});
