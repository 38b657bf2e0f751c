import { Hono } from 'hono';
import { Enquiry } from '@/shared/contract/enquiry';
import type { AppTools } from '../http/appTools';
import { readBody, readId } from '../http/body';
import { limitCaller, requireAdmin, requireBearer } from '../http/callers';
import { refuse } from '../http/errors';
import { logEvent } from '../http/securityLog';
import { countRowsToComplete, joinLongOrders } from '../inbox/orderParts';

export const inboxPageSize = 500;

/**
 * Creates the API calls that receive enquiries and that show the inbox to administrators. The
 * contract does not contain the inbox, and the shop's pages never request it.
 */
export function createEnquiryRoutes(tools: AppTools): Hono {
  const { store, forwardEnquiry } = tools;
  const routes = new Hono();

  routes.post('/WAP/ContactInbox/Save', requireBearer(tools), async (c) => {
    await limitCaller(tools, c, 'enquiry');
    const storedEnquiry = await store.addEnquiry(await readBody(c, Enquiry));
    forwardEnquiry?.(storedEnquiry);
    return c.body(null, 200);
  });

  /**
   * Returns a page of the inbox, newest first. The query parameter `before` is the value `next` of
   * the previous page. The parts of a long order are joined. If the next page contains further
   * parts of such an order, its rows up to these parts are added to this page.
   */
  routes.get('/inbox', requireAdmin(tools), async (c) => {
    const beforeParam = c.req.query('before');
    const before = readId(beforeParam);
    if (beforeParam !== undefined && !before)
      refuse(400, 'before: must be what a page gave as next');
    const page = await store.enquiries(inboxPageSize, before);
    const lastPageId = page[inboxPageSize - 1]?.enquiryId;
    const olderRows =
      lastPageId === undefined ? [] : await store.enquiries(inboxPageSize, lastPageId);
    const rows = [...page, ...olderRows.slice(0, countRowsToComplete(page, olderRows))];
    const next = lastPageId === undefined ? null : rows.at(-1)?.enquiryId;
    logEvent(tools, c, 'inbox read');
    return c.json({ data: joinLongOrders(rows), next });
  });

  return routes;
}
