import type { BaseQueryFn, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { TokenError } from './accessToken';

/** What an endpoint says of its call in `extraOptions`. */
export interface ApiOptions {
  /** `access`: the web client's bearer (default). `user`: the signed-in user's. `none`: no auth header. */
  auth?: 'access' | 'user' | 'none';
  /** Names the signed-in user in the header that the configuration has for it. */
  namesUser?: boolean;
  /** The contract's text for a failure of this call. */
  failure?: string | ((status: number | string) => string);
  /** The server's own words come before `failure`, and of those in both fields, those in the field named. */
  preferServerMessage?: 'message' | 'error';
  /** The text where no access token could be had, if it differs. */
  noTokenMessage?: string;
  /** Queries are retried unless this says no. Mutations never are. */
  retry?: boolean;
  /** Its last answer is kept in the browser and stands in where none comes: for what every visitor may see alike. */
  keepsCopy?: boolean;
}

export interface SendOptions extends ApiOptions {
  headers?: Record<string, string>;
}

export interface SendMeta {
  response?: Response | undefined;
  tokenError?: TokenError;
  /** The body once more, unread. */
  copy?: Response | undefined;
  /** Keeps that as the last answer to its call. Rejects where there is no room. */
  keep?: () => Promise<unknown>;
  /** The answer is the last one, of this time in ms since 1970. */
  keptAt?: number;
}

/** One call to the back end: what the wrappers of the base query wrap. */
export type Send = BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError, SendOptions, SendMeta>;
