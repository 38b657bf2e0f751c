import { answerHealth } from './http/health';

const here = () => Promise.resolve();
const away = () => Promise.reject(new Error('away'));
it.each([
  ['/healthz', here, 200],
  ['/healthz', away, 200],
  ['/readyz?x', here, 200],
  ['/readyz', away, 503],
  ['/readyz/x', here, undefined],
])('answers %s', async (path, ping, status) => {
  const answer = await answerHealth(new Request(`http://shop${path}`), ping);
  expect(answer?.status).toBe(status);
});
