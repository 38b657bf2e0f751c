import fc from 'fast-check';
import { canRetry, isRefusal, retryDelay, retryPolicy } from './retryPolicy';

const { baseDelay } = retryPolicy;
beforeEach(() => {
  retryPolicy.baseDelay = 1000;
});
afterEach(() => {
  retryPolicy.baseDelay = baseDelay;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('what may pass is tried again, what the server refused is not', () => {
  const passing = ['FETCH_ERROR', 'TIMEOUT_ERROR', 408, 429, 500, 503, 599];
  const refused = [300, 400, 401, 403, 404, 409, 422, 431, 499];
  const neither = ['PARSING_ERROR', 'NO_TOKEN', undefined];
  expect([...passing, ...refused, ...neither].filter(canRetry)).toEqual(passing);
  expect([...passing, ...refused, ...neither].filter(isRefusal)).toEqual(refused);
});

describe('the wait before another try', () => {
  test.each([
    ['0', 0],
    ['1', 1000],
    ['2.5', 2500],
    ['30', 30_000],
    ['31', 30_000],
    ['86400', 30_000],
  ])('is what Retry-After asks, up to 30 s: %s', (asked, ms) => {
    expect(retryDelay(0, asked)).toBe(ms);
  });

  test.each([undefined, null, '', '-1', 'soon', 'Infinity', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
    'doubles where Retry-After says %p',
    (asked) => {
      jest.spyOn(Math, 'random').mockReturnValue(0.5);
      const waits = [0, 1, 2, 3, 4, 5, 9].map((attempt) => retryDelay(attempt, asked));
      expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    },
  );

  test('differs by up to a quarter either way', () => {
    const random = jest.spyOn(Math, 'random').mockReturnValue(0);
    expect(retryDelay(1)).toBe(1500);
    random.mockReturnValue(1);
    expect(retryDelay(1)).toBe(2500);
  });

  test('is never over 30 s', () => {
    const asked = fc.option(fc.oneof(fc.string(), fc.double().map(String)));
    fc.assert(
      fc.property(fc.nat(100), asked, (attempt, retryAfter) => {
        const wait = retryDelay(attempt, retryAfter);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(30_000);
      }),
    );
  });
});
