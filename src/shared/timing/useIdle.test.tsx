import { act, fireEvent, renderHook } from '@testing-library/react';
import { useIdle } from './useIdle';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

// First: it alone sees the page's first seconds, for the moment of loading is known from then on.
test('waits two seconds after the page has loaded', () => {
  const { result } = renderHook(() => useIdle());
  pass(1900);
  expect(result.current).toBe(false);
  pass(200);
  expect(result.current).toBe(true);
});

test('waits for nothing but a free moment later on', () => {
  pass(10_000);
  const { result } = renderHook(() => useIdle());
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

test('begins to wait only when wanted', () => {
  const { result, rerender } = renderHook(({ wanted }) => useIdle(wanted), {
    initialProps: { wanted: false },
  });
  pass(10_000);
  expect(result.current).toBe(false);
  rerender({ wanted: true });
  pass(1);
  expect(result.current).toBe(true);
});

test('comes as soon as the visitor does anything while the page is still loading', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { result } = renderHook(() => useIdle());
  pass(10_000);
  expect(result.current).toBe(false);
  fireEvent.pointerDown(window);
  pass(1);
  expect(result.current).toBe(true);
  state.mockRestore();
});
