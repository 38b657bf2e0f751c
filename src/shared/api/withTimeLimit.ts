import { TokenError } from './accessToken';
import { errorMessages } from './errorMessages';
import type { Send } from './send';
import { readAccessToken, requestTimeout } from './tokenRequest';

const noAnswer = () => ({
  error: { status: 'TIMEOUT_ERROR', error: 'No answer in time' } as const,
  meta: readAccessToken() ? {} : { tokenError: new TokenError(errorMessages.tokenUnavailable, 0) },
});

/** One limit for all that a try waits for: token, answer and body, whether begun here or by the early script. */
export const withTimeLimit =
  (send: Send): Send =>
  async (args, api, options) => {
    const limit = new AbortController();
    const end = () => limit.abort();
    const late = new Promise<ReturnType<typeof noAnswer>>((resolve) => {
      limit.signal.addEventListener('abort', () => resolve(noAnswer()));
    });
    api.signal.addEventListener('abort', end);
    const clock = setTimeout(end, requestTimeout);
    try {
      return await Promise.race([send(args, { ...api, signal: limit.signal }, options), late]);
    } finally {
      clearTimeout(clock);
      api.signal.removeEventListener('abort', end);
    }
  };
