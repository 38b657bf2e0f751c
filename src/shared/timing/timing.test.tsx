import { act, renderHook } from '@testing-library/react';
import { useIdle } from './useIdle';

beforeEach(() => {
  jest.useFakeTimers();
});

const pass = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

// Once in this file: the moment of loading is known from then on.
test('an idle moment comes two seconds after the page has loaded, later at once, and only when wanted', () => {
  const early = renderHook(() => useIdle());
  pass(1900);
  expect(early.result.current).toBe(false);
  pass(200);
  expect(early.result.current).toBe(true);

  const late = renderHook((wanted: boolean) => useIdle(wanted), { initialProps: false });
  pass(10_000);
  expect(late.result.current).toBe(false);
  late.rerender(true);
  pass(1);
  expect(late.result.current).toBe(true);
});
