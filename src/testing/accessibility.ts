import { waitFor } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

/** How long axe may take on a busy machine, in ms. */
const axeTimeout = 60_000;

export async function expectAccessible(container: Element): Promise<void> {
  const results = await waitFor(() => axe(container), { timeout: axeTimeout });
  expect(results).toHaveNoViolations();
}
