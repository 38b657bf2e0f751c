import { beginVisit, beginVisitAhead, onEveryVisit } from './visit';

const isAskedAnew = (fulfilledTimeStamp?: number) =>
  onEveryVisit.forceRefetch({ endpointState: { fulfilledTimeStamp } });
const pass = (ms: number) => jest.advanceTimersByTime(ms);

/** Each test an hour later, for the visit outlives it. */
let start = Date.parse('2026-01-01T00:00:00Z');

beforeEach(() => {
  start += 3_600_000;
  jest.useFakeTimers({ now: start });
  beginVisit();
});

test('a visit asks once, and anew for a part that comes late', () => {
  expect(isAskedAnew()).toBe(true);
  const came = start + 1000;
  pass(30_000);
  expect(isAskedAnew(came)).toBe(false);
  pass(1000);
  expect(isAskedAnew(came)).toBe(true);
});

test('what a link asked for ahead belongs to the visit it led to, and to no later one', () => {
  pass(1000);
  beginVisitAhead();
  const came = Date.now() + 100;
  pass(1000);
  beginVisitAhead();
  expect(isAskedAnew(came)).toBe(false);
  pass(1000);
  beginVisit();
  expect(isAskedAnew(came)).toBe(false);
  expect(isAskedAnew(start)).toBe(true);
  // The next visit asks anew, however soon.
  pass(1);
  beginVisit();
  expect(isAskedAnew(came)).toBe(true);
});
