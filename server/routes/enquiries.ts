import { Hono } from 'hono';
import { Enquiry } from '../../src/shared/contract/enquiry';
import type { AppTools } from '../http/appTools';
import { readBody, readId } from '../http/body';
import { limitCaller, requireBearer, signedInUser } from '../http/callers';
import { measuresText } from '../measureCommand';
import { noSuchCall, refuse } from '../http/errors';

export const inboxPageSize = 500;

/** Call 19, and what administrators read of it: a call of this back end's own, which the contract has not. */
export function enquiryRoutes(tools: AppTools): Hono {
  const { store, forwardEnquiry, inboxIsOpenTo } = tools;
  const routes = new Hono();

  routes.post('/WAP/ContactInbox/Save', requireBearer(tools), async (c) => {
    await limitCaller(tools, c, 'enquiry');
    const stored = await store.addEnquiry(await readBody(c, Enquiry));
    forwardEnquiry?.(stored);
    return c.body(null, 200);
  });

  routes.on('GET', ['/inbox', '/measures'], async (c, next) => {
    if (!inboxIsOpenTo(c)) return noSuchCall(c);
    c.header('Cache-Control', 'no-store');
    const { role } = await signedInUser(tools, c);
    if (role !== 'admin') refuse(403, 'Only an administrator may read the inbox');
    return next();
  });
  routes.get('/measures', async (c) => c.json(measuresText(await store.measures())));

  /** Newest first; `before` is what the page before gave as `next`. */
  routes.get('/inbox', async (c) => {
    const given = c.req.query('before');
    const before = readId(given);
    if (given !== undefined && !before) refuse(400, 'before: must be what a page gave as next');
    const data = await store.enquiries(inboxPageSize, before);
    return c.json({ data, next: data[inboxPageSize - 1]?.enquiryId ?? null });
  });

  return routes;
}
