/** @jest-environment ./src/testing/environment.ts */

import { act, renderHook } from '@testing-library/react';
import type { FreshLine } from '@/shared/contract/cart';
import { aLine } from '@/testing/cartBuilders';
import { usePriceCheck } from './usePriceCheck';

const box = aLine({ quantity: 3 });
const dearer = { ...box, price: 450 };
const cup = aLine({ productId: '12', name: 'Sauce cup' });

beforeEach(() => void jest.useFakeTimers());

/** Renders the hook with these lines. `says` answers the latest request of the hook. */
function check(lines = [box]) {
  const requests: ((fresh: FreshLine[]) => void)[] = [];
  const ask = jest.fn(() => new Promise<FreshLine[]>((resolve) => requests.push(resolve)));
  const hook = renderHook((now: typeof lines) => usePriceCheck(now, ask), { initialProps: lines });
  const settle = async () => (await hook.result.current.settle()).changes;
  const says = (...fresh: FreshLine[]) =>
    act(async () => {
      requests.pop()?.(fresh);
      await Promise.resolve();
    });
  return { ...hook, ask, settle, says };
}

test('prices are read when the checkout opens', async () => {
  const { ask, says, settle, result } = check();
  await says(box);
  expect(result.current.changes).toEqual([]);
  expect(await settle()).toEqual([]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('prices read less than a minute ago are not read again', async () => {
  const { ask, says, settle } = check();
  await says(box);
  jest.advanceTimersByTime(59_999);
  expect(await settle()).toEqual([]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('prices read a minute ago are read again', async () => {
  const { ask, says, settle, result } = check();
  await says(box);
  jest.advanceTimersByTime(60_000);
  const settled = settle();
  expect(ask).toHaveBeenCalledTimes(2);
  await says(dearer);
  expect(await settled).toEqual([{ line: box, current: dearer }]);
  expect(result.current.changes).toHaveLength(1);
});

test('a line that another tab adds is checked before the order', async () => {
  const { ask, says, settle, result, rerender } = check();
  await says(box);
  expect(result.current.unchecked).toEqual([]);
  rerender([box, cup]);
  expect(result.current.unchecked).toEqual([cup]);
  const settled = settle();
  expect(ask).toHaveBeenLastCalledWith([box, cup]);
  await says(box, null);
  expect(await settled).toEqual([{ line: cup, current: null }]);
});

test('prices read before the clock was set back are read again', async () => {
  const { ask, says, settle } = check();
  await says(box);
  jest.setSystemTime(Date.now() - 3_600_000);
  const settled = settle();
  expect(ask).toHaveBeenCalledTimes(2);
  await says(dearer);
  expect(await settled).toEqual([{ line: box, current: dearer }]);
});
