import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { refuse } from './errors';
import { refuseHeavyJson, textBytesMax } from './jsonLimits';
import { readBytes } from './readBytes';

/**
 * Reads the JSON body of an API call that has no large field, and validates it against a schema of
 * the contract.
 */
export const readBody = async <S extends v.GenericSchema>(c: Context, schema: S) =>
  parseBody(await readBytes(c, textBytesMax), schema);

/**
 * Parses JSON and validates it against a schema of the contract.
 * @param largeField name of the only field that may be large, such as a picture
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
    return JSON.parse(text, refuseBadText);
  } catch (error) {
    if (error instanceof HTTPException) throw error;
    refuse(400, 'The body is not JSON in UTF-8');
  }
}

/** Reviver for `JSON.parse`, whose message names the field to the shopper. */
function refuseBadText(key: string, value: unknown): unknown {
  const problem = 'has a character that cannot be stored';
  if (cannotBeStored(key)) refuse(400, `A field name ${problem}`);
  if (cannotBeStored(value)) refuse(400, `${key}: ${problem}`);
  return value;
}

/**
 * Returns whether a text contains NUL or an unpaired surrogate. JSON can contain both, but the
 * database cannot store them.
 */
const cannotBeStored = (value: unknown) =>
  typeof value === 'string' && /[\0\p{Surrogate}]/u.test(value);

/** Refuses requests whose address contains NUL, because the database cannot store it. */
export const refuseNul: MiddlewareHandler = async (c, next) => {
  if (c.req.url.includes('%00')) refuse(400, 'The address holds a NUL');
  await next();
};

/** Converts a path or query value to a row id. Returns `undefined` if no row can have that id. */
export function readId(value: string | undefined): number | undefined {
  const id = Number(value);
  return value && /^\d{1,10}$/.test(value) && id > 0 && id <= 2_147_483_647 ? id : undefined;
}
