import { beginVisit, beginVisitAhead, onEveryVisit } from './visit';

const second = 1000;
const isAskedAnew = (fulfilledTimeStamp?: number) =>
  onEveryVisit.forceRefetch({ endpointState: { fulfilledTimeStamp } });

/** Each test an hour later, for the visit outlives it. */
let start = Date.parse('2026-01-01T00:00:00Z');

beforeEach(() => {
  start += 3600 * second;
  jest.useFakeTimers({ now: start });
  beginVisit();
});

afterEach(() => {
  jest.useRealTimers();
});

test('a visit asks once, and anew for a part that comes late', () => {
  expect(isAskedAnew()).toBe(true);
  const came = Date.now() + second;
  jest.setSystemTime(came + 29 * second);
  expect(isAskedAnew(came)).toBe(false);
  jest.setSystemTime(came + 30 * second);
  expect(isAskedAnew(came)).toBe(true);
});

test('what a link asked for ahead belongs to the visit it led to, and to no later one', () => {
  const before = Date.now();
  jest.advanceTimersByTime(second);
  beginVisitAhead();
  const came = Date.now() + 100;
  jest.advanceTimersByTime(second);
  beginVisitAhead();
  expect(isAskedAnew(came)).toBe(false);
  jest.advanceTimersByTime(second);
  beginVisit();
  expect(isAskedAnew(came)).toBe(false);
  expect(isAskedAnew(before)).toBe(true);
  // The next visit asks anew, however soon.
  jest.advanceTimersByTime(1);
  beginVisit();
  expect(isAskedAnew(came)).toBe(true);
});

test('a link followed long after it was warmed asks anew', () => {
  beginVisitAhead();
  const came = Date.now() + 100;
  jest.advanceTimersByTime(11 * second);
  beginVisit();
  expect(isAskedAnew(came)).toBe(true);
});
