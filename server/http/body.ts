import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { refuse } from './errors';

export const kilobyte = 1024;
export const megabyte = 1024 * kilobyte;

/** Refuses a larger body before it is read whole. */
export const limitBody = (bytes: number) =>
  bodyLimit({
    maxSize: bytes,
    onError: () => refuse(413, `The request is larger than ${Math.floor(bytes / megabyte)} MB`),
  });

/** The JSON body, checked by the contract's schema. */
export async function readBody<S extends v.GenericSchema>(
  c: Context,
  schema: S,
): Promise<v.InferOutput<S>> {
  let body: unknown;
  try {
    body = await c.req.json();
  } catch {
    refuse(400, 'The body is not JSON');
  }
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const issue = result.issues[0];
  const field = v.getDotPath(issue);
  refuse(400, field ? `${field}: ${issue.message}` : issue.message);
}

/** A path or query value as a row's id; `undefined` where no row can have it. */
export function readId(value: string | undefined): number | undefined {
  const id = Number(value);
  return value && /^\d{1,10}$/.test(value) && id > 0 && id <= 2_147_483_647 ? id : undefined;
}
