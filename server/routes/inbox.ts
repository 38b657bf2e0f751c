import { Hono } from 'hono';
import * as v from 'valibot';
import type { AppTools } from '../http/appTools';
import { checked, readId } from '../http/body';
import { signedInUser } from '../http/callers';
import { noSuchCall, refuse } from '../http/errors';

export const inboxPageSize = 500;

const Query = v.object({
  /** What the page before gave as `next`. */
  before: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => readId(text)),
      v.number(),
    ),
  ),
  since: v.optional(v.pipe(v.string(), v.isoTimestamp(), v.toDate())),
});

/** What shoppers have sent, newest first, for administrators. This back end's own: the contract has no such call. */
export function inboxRoutes(tools: AppTools): Hono {
  return new Hono().get('/inbox', async (c) => {
    if (!tools.inboxIsOpenTo(c)) return noSuchCall(c);
    c.header('Cache-Control', 'no-store');
    const { role } = await signedInUser(tools, c);
    if (role !== 'admin') refuse(403, 'Only an administrator may read the inbox');
    const page = { ...checked(Query, c.req.query()), count: inboxPageSize };
    const data = await tools.store.enquiries(page);
    const next = data[inboxPageSize - 1]?.enquiryId ?? null;
    return c.json({ data, next });
  });
}
