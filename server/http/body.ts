import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { refuse } from './errors';
import { refuseHeavyJson, textBytesMax } from './jsonLimits';
import { readBytes } from './readBytes';

/** The JSON body of a call that brings no picture, checked by the contract's schema. */
export const readBody = async <S extends v.GenericSchema>(c: Context, schema: S) =>
  parseBody(await readBytes(c, textBytesMax), schema);

/**
 * What the JSON in these bytes says, checked by the contract's schema.
 * @param largeField the one field that may be large
 */
export function parseBody<S extends v.GenericSchema>(
  bytes: Uint8Array,
  schema: S,
  largeField?: string,
): v.InferOutput<S> {
  refuseHeavyJson(bytes, largeField);
  const result = v.safeParse(schema, parseJson(bytes));
  if (result.success) return result.output;
  const issue = result.issues[0];
  const field = v.getDotPath(issue);
  refuse(400, field ? `${field}: ${issue.message}` : issue.message);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return JSON.parse(text, (key, value: unknown) => {
      if ([key, value].some(isBroken)) throw new SyntaxError();
      return value;
    });
  } catch {
    refuse(400, 'The body is not JSON in UTF-8');
  }
}

/** NUL and halves of surrogate pairs: JSON can hold them, the database cannot. */
const isBroken = (value: unknown) => typeof value === 'string' && /[\0\p{Surrogate}]/u.test(value);

/** The one character that an address can hold and the database cannot. */
export const refuseNul: MiddlewareHandler = async (c, next) => {
  if (c.req.url.includes('%00')) refuse(400, 'The address holds a NUL');
  await next();
};

/** A path or query value as a row's id; `undefined` where no row can have it. */
export function readId(value: string | undefined): number | undefined {
  const id = Number(value);
  return value && /^\d{1,10}$/.test(value) && id > 0 && id <= 2_147_483_647 ? id : undefined;
}
