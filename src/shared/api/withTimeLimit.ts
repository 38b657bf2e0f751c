import { wait } from '@/shared/timing/wait';
import { TokenError } from './accessToken';
import type { RawBaseQuery } from './apiOptions';
import { errorMessages } from './errorMessages';
import { readAccessToken, requestTimeout } from './tokenRequest';

/** One limit for all that a try waits for: token, answer and body, whether begun here or by the early script. */
export const withTimeLimit =
  (baseQuery: RawBaseQuery): RawBaseQuery =>
  async (args, api, options) => {
    const limit = new AbortController();
    const end = () => limit.abort();
    api.signal.addEventListener('abort', end);
    const isLate = async () => {
      await wait(requestTimeout, limit.signal);
      end();
      const hasToken = readAccessToken() !== undefined;
      return {
        error: { status: 'TIMEOUT_ERROR', error: 'No answer in time' } as const,
        meta: hasToken ? {} : { tokenError: new TokenError(errorMessages.tokenUnavailable, 0) },
      };
    };
    try {
      return await Promise.race([
        baseQuery(args, { ...api, signal: limit.signal }, options),
        isLate(),
      ]);
    } finally {
      end();
      api.signal.removeEventListener('abort', end);
    }
  };
