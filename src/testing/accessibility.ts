import { waitFor } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

/** Time in ms that axe, the accessibility checker, may take on a busy machine. */
const axeTimeoutMs = 60_000;

export async function expectAccessible(container: Element): Promise<void> {
  const results = await waitFor(() => axe(container), { timeout: axeTimeoutMs });
  expect(results).toHaveNoViolations();
}
