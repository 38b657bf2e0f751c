/** @jest-environment ./src/testing/environment.ts */

import { act, renderHook } from '@testing-library/react';
import type { FreshLine } from '@/shared/contract/cart';
import { aLine } from '@/testing/cartBuilders';
import type { LineChange } from './lineChanges';
import { usePriceCheck } from './usePriceCheck';

const box = aLine({ quantity: 3 });
const dearerBox = { ...box, price: 450 };
const cup = aLine({ productId: '12', name: 'Sauce cup' });

beforeEach(() => void jest.useFakeTimers());

/** Renders the hook with these cart lines. `answerRequest` answers the hook's latest request. */
function renderPriceCheck(lines = [box]) {
  const pendingResolvers: ((freshLines: FreshLine[]) => void)[] = [];
  const fetchFreshLines = jest.fn(
    () => new Promise<FreshLine[]>((resolve) => pendingResolvers.push(resolve)),
  );
  const hook = renderHook(
    (currentLines: typeof lines) => usePriceCheck(currentLines, fetchFreshLines),
    {
      initialProps: lines,
    },
  );
  const getFinalChanges = () => {
    let changesPromise: Promise<LineChange[]> | undefined;
    act(() => {
      changesPromise = hook.result.current.recheckIfOld().then(({ changes }) => changes);
    });
    return changesPromise;
  };
  const answerRequest = (...freshLines: FreshLine[]) =>
    act(async () => {
      pendingResolvers.pop()?.(freshLines);
      await Promise.resolve();
    });
  return { ...hook, fetchFreshLines, getFinalChanges, answerRequest };
}

test('prices are requested when the checkout opens', async () => {
  const { fetchFreshLines, answerRequest, getFinalChanges, result } = renderPriceCheck();
  await answerRequest(box);
  expect(result.current.changes).toEqual([]);
  expect(await getFinalChanges()).toEqual([]);
  expect(fetchFreshLines).toHaveBeenCalledTimes(1);
});

test('prices received less than a minute ago are not requested again', async () => {
  const { fetchFreshLines, answerRequest, getFinalChanges } = renderPriceCheck();
  await answerRequest(box);
  jest.advanceTimersByTime(59_999);
  expect(await getFinalChanges()).toEqual([]);
  expect(fetchFreshLines).toHaveBeenCalledTimes(1);
});

test('prices received a minute ago are requested again', async () => {
  const { fetchFreshLines, answerRequest, getFinalChanges, result } = renderPriceCheck();
  await answerRequest(box);
  jest.advanceTimersByTime(60_000);
  const changesPromise = getFinalChanges();
  expect(fetchFreshLines).toHaveBeenCalledTimes(2);
  await answerRequest(dearerBox);
  expect(await changesPromise).toEqual([{ line: box, current: dearerBox }]);
  expect(result.current.changes).toHaveLength(1);
});

test('a cart line that another tab adds is checked before the order is placed', async () => {
  const { fetchFreshLines, answerRequest, getFinalChanges, result, rerender } = renderPriceCheck();
  await answerRequest(box);
  expect(result.current.unchecked).toEqual([]);
  rerender([box, cup]);
  expect(result.current.unchecked).toEqual([cup]);
  const changesPromise = getFinalChanges();
  expect(fetchFreshLines).toHaveBeenLastCalledWith([box, cup]);
  await answerRequest(box, null);
  expect(await changesPromise).toEqual([{ line: cup, current: null }]);
});

test('prices received before the clock was set back are requested again', async () => {
  const { fetchFreshLines, answerRequest, getFinalChanges } = renderPriceCheck();
  await answerRequest(box);
  jest.setSystemTime(Date.now() - 3_600_000);
  const changesPromise = getFinalChanges();
  expect(fetchFreshLines).toHaveBeenCalledTimes(2);
  await answerRequest(dearerBox);
  expect(await changesPromise).toEqual([{ line: box, current: dearerBox }]);
});
