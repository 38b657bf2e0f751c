import { fireEvent, renderHook } from '@testing-library/react';
import { passTime } from '@/testing/passTime';
import { useIdle } from './useIdle';

test('idle comes after two seconds, or with the visitor’s first input', async () => {
  jest.useFakeTimers();
  const { result, rerender } = renderHook((wanted: boolean) => useIdle(wanted), {
    initialProps: false,
  });
  await passTime(10_000);
  rerender(true);
  await passTime(1900);
  expect(result.current).toBe(false);
  await passTime(200);
  expect(result.current).toBe(true);

  const next = renderHook(() => useIdle());
  fireEvent.keyDown(window);
  await passTime(1);
  expect(next.result.current).toBe(true);
});

test('of a page in use, it comes at once', async () => {
  jest.useFakeTimers();
  Object.assign(navigator.userActivation, { hasBeenActive: true });
  const { result } = renderHook(() => useIdle());
  await passTime(1);
  expect(result.current).toBe(true);
  Object.assign(navigator.userActivation, { hasBeenActive: false });
});

test('a page whose load event does not come has its idle moment after 10 s more', async () => {
  jest.useFakeTimers();
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'interactive' });
  const { result } = renderHook(() => useIdle());
  await passTime(11_900);
  expect(result.current).toBe(false);
  await passTime(200);
  expect(result.current).toBe(true);
  Reflect.deleteProperty(document, 'readyState');
});
