import { configureStore } from '@reduxjs/toolkit';
import { pageViewSlice, pageViewStarted, refetchOnPageView } from './pageViewSlice';

const pass = (ms: number) => jest.advanceTimersByTime(ms);

function open() {
  jest.useFakeTimers();
  const store = configureStore({ reducer: { pageView: pageViewSlice.reducer } });
  return {
    start: (isPrefetch?: boolean) => store.dispatch(pageViewStarted(isPrefetch)),
    isAskedAnew: (fulfilledTimeStamp?: number) =>
      refetchOnPageView.forceRefetch({
        endpointState: { fulfilledTimeStamp },
        state: store.getState(),
      }),
  };
}

test('a page view asks once, and anew for a part that comes late', () => {
  const { start, isAskedAnew } = open();
  start();
  expect(isAskedAnew()).toBe(true);
  const came = Date.now() + 1000;
  pass(30_000);
  expect(isAskedAnew(came)).toBe(false);
  pass(1000);
  expect(isAskedAnew(came)).toBe(true);
});

test('what was prefetched belongs to the page view that it led to, and to no later one', () => {
  const { start, isAskedAnew } = open();
  start();
  const before = Date.now();
  pass(1000);
  start(true);
  const came = Date.now() + 100;
  pass(1000);
  start(true);
  expect(isAskedAnew(came)).toBe(false);
  pass(1000);
  start();
  expect(isAskedAnew(came)).toBe(false);
  expect(isAskedAnew(before)).toBe(true);
  // The next page view asks anew, however soon.
  pass(1);
  start();
  expect(isAskedAnew(came)).toBe(true);
});

test('an answer of before the clock was set back is asked for anew', () => {
  const { start, isAskedAnew } = open();
  const came = Date.now();
  jest.setSystemTime(came - 3_600_000);
  start();
  expect(isAskedAnew(came)).toBe(true);
});
