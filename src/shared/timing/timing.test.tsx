import { fireEvent, renderHook } from '@testing-library/react';
import { passTime } from '@/testing/passTime';
import { useIdle } from './useIdle';

test('becomes idle after two seconds or at the first input of the visitor', async () => {
  jest.useFakeTimers();
  const { result, rerender } = renderHook((isEnabled: boolean) => useIdle(isEnabled), {
    initialProps: false,
  });
  await passTime(10_000);
  rerender(true);
  await passTime(1900);
  expect(result.current).toBe(false);
  await passTime(200);
  expect(result.current).toBe(true);

  const nextHook = renderHook(() => useIdle());
  fireEvent.keyDown(window);
  await passTime(1);
  expect(nextHook.result.current).toBe(true);
});

test('becomes idle at once if the page is already in use', async () => {
  jest.useFakeTimers();
  Object.assign(navigator.userActivation, { hasBeenActive: true });
  const { result } = renderHook(() => useIdle());
  await passTime(1);
  expect(result.current).toBe(true);
  Object.assign(navigator.userActivation, { hasBeenActive: false });
});

test('becomes idle 10 s later than usual if the load event does not come', async () => {
  jest.useFakeTimers();
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'interactive' });
  const { result } = renderHook(() => useIdle());
  await passTime(11_900);
  expect(result.current).toBe(false);
  await passTime(200);
  expect(result.current).toBe(true);
  Reflect.deleteProperty(document, 'readyState');
});
