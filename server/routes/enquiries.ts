import { Hono } from 'hono';
import { Enquiry } from '../../src/shared/contract/enquiry';
import type { AppTools } from '../http/appTools';
import { readBody, readId } from '../http/body';
import { limitCaller, requireAdmin, requireBearer } from '../http/callers';
import { refuse } from '../http/errors';

export const inboxPageSize = 500;

/** Call 19, and what administrators read of it: a call of this back end's own, which the contract has not. */
export function enquiryRoutes(tools: AppTools): Hono {
  const { store, forwardEnquiry } = tools;
  const routes = new Hono();

  routes.post('/WAP/ContactInbox/Save', requireBearer(tools), async (c) => {
    await limitCaller(tools, c, 'enquiry');
    const stored = await store.addEnquiry(await readBody(c, Enquiry));
    forwardEnquiry?.(stored);
    return c.body(null, 200);
  });

  /** Newest first; `before` is what the page before gave as `next`. */
  routes.get('/inbox', requireAdmin(tools), async (c) => {
    const given = c.req.query('before');
    const before = readId(given);
    if (given !== undefined && !before) refuse(400, 'before: must be what a page gave as next');
    const data = await store.enquiries(inboxPageSize, before);
    return c.json({ data, next: data[inboxPageSize - 1]?.enquiryId ?? null });
  });

  return routes;
}
