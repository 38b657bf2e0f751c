import type { BaseQueryFn, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query';

/** Options that an endpoint passes for its calls in `extraOptions`. */
export interface ApiOptions {
  /**
   * `access`: the web client's bearer token (default). `user`: the signed-in user's token. `none`:
   * no auth header.
   */
  auth?: 'access' | 'user' | 'none';
  /** The token that `withToken` sends for `access`. */
  accessToken?: string;
  /** Sends the signed-in user's token in the header that the configuration names. */
  sendsUserToken?: boolean;
  /** The contract's text for a failure of this call. */
  failureMessage?: string | ((status: number | string) => string);
  /**
   * Prefers the server's own text to `failureMessage`. If both fields of the body contain text, the
   * field named here is used.
   */
  preferServerMessage?: 'message' | 'error';
  /** Text for a call without an access token, if it differs from `failureMessage`. */
  noTokenMessage?: string;
  /**
   * Text for a write without an answer in time (status `TIMEOUT_ERROR`), which may have arrived
   * nevertheless.
   */
  timeoutMessage?: string;
  /** Queries are retried unless this is false. Mutations are never retried. */
  retry?: boolean;
  /**
   * Whether the answer is the same for every visitor. The device keeps the last answer for times
   * when the back end does not answer. If the call has no argument, the prerenderer makes it too
   * (`getPublicLists`).
   */
  isPublic?: boolean;
}

/**
 * The store passes this object to every call as the `extraArgument` of its thunks, because shared
 * code must not import features.
 */
export interface ApiContext {
  selectUserToken: (state: never) => string | null;
  /** Returns when the answer that the shop shows was received, in ms since 1970. */
  selectAnsweredAt: (state: never, queryCacheKey: string) => number | undefined;
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
   * Stores the validated answer, to be used if a later call gets no answer. Rejects if storage is
   * full.
   */
  storeAnswer?: (now: number) => Promise<void>;
  /** Set if the answer comes from the stale cache: when it was stored, in ms since 1970. */
  cachedAt?: number;
}

/** A base query that returns errors in the format of `fetchBaseQuery`. */
export type RawBaseQuery = BaseQueryFn<
  FetchArgs,
  unknown,
  FetchBaseQueryError,
  ApiOptions,
  RawMeta
>;
