import { act, renderHook } from '@testing-library/react';
import { useIdle } from './useIdle';

beforeEach(() => {
  jest.useFakeTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('an idle moment comes two seconds after the page has loaded, later at once, and only when wanted', async () => {
  const early = renderHook(() => useIdle());
  await pass(1900);
  expect(early.result.current).toBe(false);
  await pass(200);
  expect(early.result.current).toBe(true);

  const late = renderHook((wanted: boolean) => useIdle(wanted), { initialProps: false });
  await pass(10_000);
  expect(late.result.current).toBe(false);
  late.rerender(true);
  await pass(1);
  expect(late.result.current).toBe(true);
});
