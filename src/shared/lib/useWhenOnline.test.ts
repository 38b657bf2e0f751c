/** @jest-environment ./src/testing/environment.ts */

import { whenOnline } from './useWhenOnline';

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await jest.runAllTimersAsync();
  jest.useRealTimers();
});

const comeBack = () => window.dispatchEvent(new Event('online'));
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

test('calls back when the connection has returned, at once and after 1, 3, 7 and 15 seconds', async () => {
  const start = Date.now();
  const calls: number[] = [];
  const stop = whenOnline(() => calls.push((Date.now() - start) / 1000));
  await pass(60);
  expect(calls).toEqual([]);
  comeBack();
  await pass(60);
  expect(calls).toEqual([60, 61, 63, 67, 75]);
  stop();
});

test('what fails only after the return has the tries that are left; what is called off has none', async () => {
  const early = jest.fn();
  const late = jest.fn();
  const stopEarly = whenOnline(early);
  comeBack();
  await pass(2);
  stopEarly();
  const stopLate = whenOnline(late);
  await pass(60);
  expect(early).toHaveBeenCalledTimes(2);
  expect(late).toHaveBeenCalledTimes(3);
  stopLate();
});

test('a second return begins anew', async () => {
  const then = jest.fn();
  const stop = whenOnline(then);
  comeBack();
  await pass(2);
  comeBack();
  await pass(60);
  expect(then).toHaveBeenCalledTimes(2 + 5);
  stop();
});
