import fc from 'fast-check';
import { canRetry, isOutage, isRefusal, retryDelay, retryPolicy } from './retryPolicy';

beforeEach(() => {
  retryPolicy.baseDelay = 1000;
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('what may pass is tried again, what the server refused is not', () => {
  const passing = ['FETCH_ERROR', 'TIMEOUT_ERROR', 408, 429, 500, 503, 599];
  const refused = [300, 400, 401, 403, 404, 409, 422, 431, 499];
  const neither = ['PARSING_ERROR', 'NO_TOKEN', undefined];
  const all = [...passing, ...refused, ...neither];
  expect(all.filter(canRetry)).toEqual(passing);
  expect(all.filter(isRefusal)).toEqual(refused);
  const away = all.filter((status) => isOutage({ status, message: '' }));
  expect(away).toEqual([...passing, 401, 'NO_TOKEN']);
  expect(isOutage(new Error('no error of a call'))).toBe(true);
});

describe('the wait before another try', () => {
  test.each([
    ['0', 0],
    ['2.5', 2500],
    ['30', 30_000],
    ['31', 30_000],
  ])('is what Retry-After asks, up to 30 s: %s', (asked, ms) => {
    expect(retryDelay(0, asked)).toBe(ms);
  });

  test.each([undefined, null, '', '-1', 'soon', 'Infinity', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
    'doubles where Retry-After says %p, and differs by a quarter either way',
    (asked) => {
      const random = jest.spyOn(Math, 'random').mockReturnValue(0.5);
      const waits = [0, 1, 2, 3, 4, 5, 9].map((attempt) => retryDelay(attempt, asked));
      expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
      random.mockReturnValue(0);
      expect(retryDelay(1, asked)).toBe(1500);
      random.mockReturnValue(1);
      expect(retryDelay(1, asked)).toBe(2500);
    },
  );

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
