import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { refuse } from './errors';
import { createQueue } from './queue';

export const kilobyte = 1024;
export const megabyte = 1024 * kilobyte;

/** Refuses a larger body before it is read whole. */
export const limitBody = (bytes: number) =>
  bodyLimit({
    maxSize: bytes,
    onError: () => refuse(413, `The request is larger than ${Math.floor(bytes / megabyte)} MB`),
  });

const largeBodies = createQueue({ atOnce: 24, waiting: 0 });

/** What reads megabytes into memory does so with few others at a time, from everybody together. */
export const takeTurnWithLargeBodies: MiddlewareHandler = (_c, next) => largeBodies(next);

/** The JSON body, checked by the contract's schema. */
export async function readBody<S extends v.GenericSchema>(
  c: Context,
  schema: S,
): Promise<v.InferOutput<S>> {
  const result = v.safeParse(schema, readJson(await c.req.arrayBuffer()));
  if (result.success) return result.output;
  const issue = result.issues[0];
  const field = v.getDotPath(issue);
  refuse(400, field ? `${field}: ${issue.message}` : issue.message);
}

function readJson(bytes: ArrayBuffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return JSON.parse(text, (key, value: unknown) => {
      if (isBroken(key) || (typeof value === 'string' && isBroken(value))) throw new SyntaxError();
      return value;
    });
  } catch {
    refuse(400, 'The body is not JSON in UTF-8');
  }
}

/** NUL and halves of surrogate pairs: JSON can hold them, the database cannot. */
const isBroken = (text: string) => /[\0\p{Surrogate}]/u.test(text);

/** Refuses an address whose path or query no text can come from. */
export const requireReadableUrl: MiddlewareHandler = async (c, next) => {
  if (!isReadable(c.req.url)) refuse(400, 'The address holds text that is not UTF-8');
  await next();
};

function isReadable(url: string): boolean {
  try {
    return !isBroken(decodeURIComponent(url));
  } catch {
    return false;
  }
}

/** A path or query value as a row's id; `undefined` where no row can have it. */
export function readId(value: string | undefined): number | undefined {
  const id = Number(value);
  return value && /^\d{1,10}$/.test(value) && id > 0 && id <= 2_147_483_647 ? id : undefined;
}
