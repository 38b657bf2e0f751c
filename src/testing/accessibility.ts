import { waitFor } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

/** Axe finds nothing. What the app does meanwhile is awaited, as by `findBy…`. */
export async function expectAccessible(container: Element): Promise<void> {
  const results = await waitFor(() => axe(container));
  expect(results).toHaveNoViolations();
}
