import { answerHealth } from './http/health';

const checkSucceeding = () => Promise.resolve();
const checkFailing = () => Promise.reject(new Error('away'));
it.each([
  ['/healthz', checkSucceeding, 200],
  ['/healthz', checkFailing, 200],
  ['/readyz?x', checkSucceeding, 200],
  ['/readyz', checkFailing, 503],
  ['/readyz/x', checkSucceeding, undefined],
])('answers %s', async (path, ping, status) => {
  const answer = await answerHealth(new Request(`http://shop${path}`), ping);
  expect(answer?.status).toBe(status);
});
