import type { BaseQueryFn, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query';

/** Options that an endpoint passes for its calls in `extraOptions`. */
export interface ApiOptions {
  /**
   * `access`: the web client's bearer token (default). `user`: the signed-in user's token. `none`:
   * no auth header.
   */
  auth?: 'access' | 'user' | 'none';
  /** Sends the signed-in user's token in the header that `userTokenHeader` in `config.js` names. */
  sendsUserToken?: boolean;
  /** The contract's text for a failure of this call. */
  failureMessage?: string | ((status: number | string) => string);
  /**
   * Prefers the server's own text to `failureMessage`. If both fields of the body contain text, the
   * field named here is used.
   */
  preferServerMessage?: 'message' | 'error';
  /**
   * Text for a call that was not sent, because there was no access token. By default,
   * `failureMessage` is used.
   */
  noTokenMessage?: string;
  /**
   * Text for a write that got no answer in time (status `TIMEOUT_ERROR`). The back end may
   * nevertheless have saved it.
   */
  timeoutMessage?: string;
  /** Queries are retried unless this is false. Mutations are never retried. */
  retry?: boolean;
  /**
   * Whether the answer is the same for every visitor. The device stores the last answer, and uses
   * it if the back end does not answer. `app/publicLists.ts` names the public queries that have no
   * argument.
   */
  isPublic?: boolean;
  /**
   * Whether a forced call accepts only a new answer, because the answer contains the prices at
   * which the shop sells. The price check, Retry, and a component that mounts with an old answer
   * force a call.
   */
  hasPrices?: boolean;
}

export interface RawMeta {
  request?: Request;
  response?: Response | undefined;
  /**
   * Whether the call was not sent because there was no token. `response` is then the response of
   * the token call, if it got one.
   */
  isTokenMissing?: boolean;
  /**
   * Stores the answer after its validation, to be used if a later call gets no answer. Rejects if
   * the storage is full.
   */
  storeAnswer?: (answeredAt: number) => Promise<void>;
  /**
   * Time when the answer was stored, in ms since 1970. Set only if the answer comes from the stale
   * cache.
   */
  cachedAt?: number;
  /** Whether the back end is still working on its own answer to this call. */
  isLate?: boolean;
}

/** A base query that returns errors in the format of `fetchBaseQuery`. */
export type RawBaseQuery = BaseQueryFn<
  FetchArgs,
  unknown,
  FetchBaseQueryError,
  ApiOptions,
  RawMeta
>;
