import * as v from 'valibot';
import { dataOf, listOf, parseRows } from '@/shared/contract/envelope';

/** What a reader makes of a body: the value, and how many broken rows were left out. `undefined` = unusable body. */
export type Reading = { value: unknown; dropped?: number } | undefined;

/** One call of `docs/contract.md`. */
export interface ApiRequest {
  /** Path below the base, beginning with `/api`. */
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  params?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** `access`: the web client's bearer (default). `user`: the signed-in user's. `none`: no auth header. */
  auth?: 'access' | 'user' | 'none';
  /** Which configured origin the call goes to. The bearer never goes to `upload`. */
  host?: 'api' | 'upload';
  /** The contract's text for this call. */
  failure: string | ((status: number | string) => string);
  /** The server's own words come before `failure`, and of those in both fields, those in the field named. */
  preferServerMessage?: 'message' | 'error';
  /** The text where no access token could be had, if it differs. */
  noTokenMessage?: string;
  /** Credentials stand in the query: keep them out of caches and referrers. */
  secret?: boolean;
  headers?: Record<string, string>;
  /** Checks and normalises the body. Left out where the body is of no interest (it may even be empty). */
  read?: (body: unknown) => Reading;
  /** Queries are retried unless this says no. Mutations never are. */
  retry?: boolean;
}

type AnySchema = v.GenericSchema<unknown, unknown>;

/** Reads a list response; rows that break the schema are dropped and counted. */
export const readList =
  (schema: AnySchema, { bare = false } = {}) =>
  (body: unknown): Reading => {
    const rows = listOf(body, bare);
    if (!rows) return undefined;
    const parsed = parseRows(schema, rows);
    return { value: parsed.rows, dropped: parsed.dropped };
  };

/** Reads a whole body. */
export const readBody =
  (schema: AnySchema) =>
  (body: unknown): Reading => {
    const result = v.safeParse(schema, body);
    return result.success ? { value: result.output } : undefined;
  };

const isEmpty = (data: unknown) =>
  data === null || data === '' || (typeof data === 'object' && Object.keys(data).length === 0);

/** Reads the `data` field of a body. An empty `data` is `null`: "nothing there", which is no error. */
export const readData =
  (schema: AnySchema) =>
  (body: unknown): Reading => {
    const data = dataOf(body);
    if (isEmpty(data)) return { value: null };
    return readBody(schema)(data);
  };
