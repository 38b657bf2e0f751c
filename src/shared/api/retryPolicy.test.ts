import { canRetry, isOutage, isRefusal, getRetryDelay } from './retryPolicy';

const temporaryFailures = ['FETCH_ERROR', 'TIMEOUT_ERROR', 408, 429, 500, 503, 599];
const refusals = [300, 400, 401, 403, 404, 409, 422, 431, 499];
const allStatuses = [...temporaryFailures, ...refusals, 'PARSING_ERROR', 'NO_TOKEN', undefined];

test('retries after temporary failures', () => {
  expect(allStatuses.filter(canRetry)).toEqual(temporaryFailures);
});

test('treats statuses from 300 to 499 as refusals, except 408 and 429', () => {
  expect(allStatuses.filter(isRefusal)).toEqual(refusals);
});

test('treats temporary failures and a missing token as outages', () => {
  const outages = allStatuses.filter((status) => isOutage({ status, message: '' }));
  expect(outages).toEqual([...temporaryFailures, 401, 'NO_TOKEN']);
});

test('treats a refusal that is an HTML page as an outage', () => {
  expect(isOutage({ status: 403, message: '', isMarkup: true })).toBe(true);
});

test('treats an error that no call has caused as an outage', () => {
  expect(isOutage(new Error('no error of a call'))).toBe(true);
});

test('waits before a retry as long as Retry-After says, up to 30 s', () => {
  const delays = ['0', '2.5', '30', '31'].map((seconds) => getRetryDelay(0, seconds));
  expect(delays).toEqual([0, 2500, 30_000, 30_000]);
});

test.each([undefined, '-1', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
  'doubles the wait, varied by up to 25%, if Retry-After is %p',
  (retryAfter) => {
    const randomSpy = jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const delays = [0, 1, 2, 3, 4, 5, 99].map((attempt) => getRetryDelay(attempt, retryAfter));
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    randomSpy.mockReturnValueOnce(0).mockReturnValueOnce(1);
    expect([getRetryDelay(1, retryAfter), getRetryDelay(1, retryAfter)]).toEqual([1500, 2500]);
  },
);
