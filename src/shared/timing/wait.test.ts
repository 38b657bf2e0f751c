import { wait } from './wait';

afterEach(() => {
  jest.useRealTimers();
});

describe('waiting', () => {
  test('ends after its time', async () => {
    jest.useFakeTimers();
    const { signal } = new AbortController();
    const ended = jest.fn();
    void wait(500, signal).then(ended);
    await jest.advanceTimersByTimeAsync(499);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(true);
  });

  test.each([
    ['before', true],
    ['meanwhile', false],
  ])('ends at once where the caller gave up %s', async (_when, isBefore) => {
    jest.useFakeTimers();
    const caller = new AbortController();
    if (isBefore) caller.abort();
    const waiting = wait(500, caller.signal);
    caller.abort();
    expect(await waiting).toBe(false);
    expect(jest.getTimerCount()).toBe(0);
  });
});
