import type { BaseQueryFn, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query';

/** What an endpoint says of its call in `extraOptions`. */
export interface ApiOptions {
  /** `access`: the web client's bearer (default). `user`: the signed-in user's. `none`: no auth header. */
  auth?: 'access' | 'user' | 'none';
  /** What `withToken` sends for `access`. */
  accessToken?: string;
  /** Names the signed-in user in the header that the configuration has for it. */
  namesUser?: boolean;
  /** The contract's text for a failure of this call. */
  failure?: string | ((status: number | string) => string);
  /** The server's own words come before `failure`, and of those in both fields, those in the field named. */
  preferServerMessage?: 'message' | 'error';
  /** The text where no access token could be had, if it differs. */
  noTokenMessage?: string;
  /** The text for a write that got no answer in time (status `TIMEOUT_ERROR`): it may have arrived all the same. */
  timeoutMessage?: string;
  /** Queries are retried unless this says no. Mutations never are. */
  retry?: boolean;
  /**
   * What every visitor may see alike: its last answer is kept on the device and stands in where none comes; where it
   * takes no argument, `getPublicLists` names it to the prerenderer.
   */
  isPublic?: boolean;
}

/** What the store hands to every call, as the `extraArgument` of its thunks: shared code knows no feature. */
export interface ApiContext {
  /** From the store's state. */
  selectUserToken: (state: never) => string | null;
  /** When the answer that the shop shows came, in ms since 1970. */
  selectAnsweredAt: (state: never, queryCacheKey: string) => number | undefined;
}

export interface RawMeta {
  request?: Request;
  response?: Response | undefined;
  /** The call was not sent, for want of a token; `response` is that of the token call, if one came. */
  isTokenMissing?: boolean;
  /** Keeps the answer, once it has met its schema, for the time when none comes. Rejects where there is no room. */
  keep?: (now: number) => Promise<void>;
  /** The answer comes from the stale cache, where it was put then, in ms since 1970. */
  cachedAt?: number;
}

/** A base query whose errors are those of `fetchBaseQuery`. */
export type RawBaseQuery = BaseQueryFn<
  FetchArgs,
  unknown,
  FetchBaseQueryError,
  ApiOptions,
  RawMeta
>;
