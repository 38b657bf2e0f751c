import { answerHealth } from './http/health';

const succeedingPing = () => Promise.resolve();
const failingPing = () => Promise.reject(new Error('away'));
it.each([
  ['/healthz', succeedingPing, 200],
  ['/healthz', failingPing, 200],
  ['/readyz?x', succeedingPing, 200],
  ['/readyz', failingPing, 503],
  ['/readyz/x', succeedingPing, undefined],
])('answers a request for %s', async (path, ping, status) => {
  const response = await answerHealth(new Request(`http://shop${path}`), ping);
  expect(response?.status).toBe(status);
});
