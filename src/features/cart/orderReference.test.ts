/** @jest-environment ./src/testing/environment.ts */

import { createReference } from './orderReference';

test('a reference consists of the prefix, the date and four characters', () => {
  // In Pakistan it is already the next day.
  const placedAt = new Date('2027-01-04T19:00:00Z');
  expect(createReference(placedAt)).toMatch(/^TEST-20270105-[2-9A-HJ-NP-Z]{4}$/);
});
