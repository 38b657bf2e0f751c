import { Hono } from 'hono';
import * as v from 'valibot';
import { Enquiry } from '@/shared/contract/enquiry';
import { MultilineText } from '@/shared/contract/primitives';
import type { AppTools } from '../http/appTools';
import { parseBody, readId } from '../http/body';
import { limitCaller, requireAdmin, requireBearer } from '../http/callers';
import { refuse } from '../http/errors';
import { textBytesMax } from '../http/jsonLimits';
import { kilobyte, readBytes } from '../http/readBytes';
import { logEvent } from '../http/securityLog';

export const inboxPageSize = 500;

/** Size limit of a message in bytes. An order is a single message, however long it is. */
const messageBytesMax = 64 * kilobyte;
/** In JSON, many characters of a message take two bytes, for example line ends and quotes. */
const bodyBytesMax = textBytesMax + 2 * messageBytesMax;

const EnquiryBody = v.object({
  ...Enquiry.entries,
  contactMessage: v.pipe(
    MultilineText,
    v.nonEmpty('Message is required'),
    v.maxBytes(messageBytesMax, `Message is larger than ${messageBytesMax / kilobyte} KB`),
  ),
});

/**
 * Creates the API calls that receive enquiries and that show the inbox to administrators. The
 * contract does not contain the inbox, and the shop's pages never request it.
 */
export function createEnquiryRoutes(tools: AppTools): Hono {
  const { store, forwardEnquiry } = tools;
  const routes = new Hono();

  routes.post('/WAP/ContactInbox/Save', requireBearer(tools), async (c) => {
    await limitCaller(tools, c, 'enquiry');
    const body = await readBytes(c, bodyBytesMax);
    const storedEnquiry = await store.addEnquiry(parseBody(body, EnquiryBody, 'contactMessage'));
    forwardEnquiry?.(storedEnquiry);
    return c.body(null, 200);
  });

  /**
   * Returns a page of the inbox, newest first. The query parameter `before` is the value `next` of
   * the previous page.
   */
  routes.get('/inbox', requireAdmin(tools), async (c) => {
    const beforeParam = c.req.query('before');
    const before = readId(beforeParam);
    if (beforeParam !== undefined && !before)
      refuse(400, 'before: must be what a page gave as next');
    const data = await store.enquiries(inboxPageSize, before);
    const next = data[inboxPageSize - 1]?.enquiryId ?? null;
    logEvent(tools, c, 'inbox read');
    return c.json({ data, next });
  });

  return routes;
}
