import { canRetry, isOutage, isRefusal, getRetryDelay } from './retryPolicy';

const passing = ['FETCH_ERROR', 'TIMEOUT_ERROR', 408, 429, 500, 503, 599];
const refused = [300, 400, 401, 403, 404, 409, 422, 431, 499];
const all = [...passing, ...refused, 'PARSING_ERROR', 'NO_TOKEN', undefined];

test('retries after temporary failures', () => {
  expect(all.filter(canRetry)).toEqual(passing);
});

test('treats the remaining client errors as refusals', () => {
  expect(all.filter(isRefusal)).toEqual(refused);
});

test('treats temporary failures and a missing token as outages', () => {
  const away = all.filter((status) => isOutage({ status, message: '' }));
  expect(away).toEqual([...passing, 401, 'NO_TOKEN']);
});

test('treats a refusal that is an HTML page as an outage', () => {
  expect(isOutage({ status: 403, message: '', isMarkup: true })).toBe(true);
});

test('treats an error that no call has caused as an outage', () => {
  expect(isOutage(new Error('no error of a call'))).toBe(true);
});

test('waits before a retry as long as Retry-After says, up to 30 s', () => {
  const requests = ['0', '2.5', '30', '31'].map((seconds) => getRetryDelay(0, seconds));
  expect(requests).toEqual([0, 2500, 30_000, 30_000]);
});

test.each([undefined, '-1', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
  'doubles the wait with 25% jitter if Retry-After is %p',
  (requests) => {
    const random = jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const waits = [0, 1, 2, 3, 4, 5, 99].map((attempt) => getRetryDelay(attempt, requests));
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    random.mockReturnValueOnce(0).mockReturnValueOnce(1);
    expect([getRetryDelay(1, requests), getRetryDelay(1, requests)]).toEqual([1500, 2500]);
  },
);
