import { wait } from './wait';

afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['after its time', true, () => jest.advanceTimersByTime(500)],
  [
    'at once where the caller gives up meanwhile',
    false,
    (caller: AbortController) => caller.abort(),
  ],
])('waiting ends %s', async (_when, isWhole, pass) => {
  jest.useFakeTimers();
  const caller = new AbortController();
  const waiting = wait(500, caller.signal);
  jest.advanceTimersByTime(499);
  expect(jest.getTimerCount()).toBe(1);
  pass(caller);
  expect(await waiting).toBe(isWhole);
  expect(jest.getTimerCount()).toBe(0);
});

test('where the caller gave up before, nothing is waited for', async () => {
  jest.useFakeTimers();
  const waiting = wait(500, AbortSignal.abort());
  expect(jest.getTimerCount()).toBe(0);
  expect(await waiting).toBe(false);
});
