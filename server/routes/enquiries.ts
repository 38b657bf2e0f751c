import { Hono } from 'hono';
import { Enquiry } from '../../src/shared/contract/enquiry';
import type { AppTools } from '../http/appTools';
import { readBody } from '../http/body';
import { limitCaller, requireBearer } from '../http/callers';

/** Call 19. Its success has no body. */
export function enquiryRoutes(tools: AppTools): Hono {
  return new Hono().post('/WAP/ContactInbox/Save', requireBearer(tools), async (c) => {
    const tooMany = 'Too many messages from here. Please try again later.';
    await limitCaller(tools, c, 'enquiry', tooMany);
    const stored = await tools.store.addEnquiry(await readBody(c, Enquiry));
    tools.forwardEnquiry?.(stored);
    return c.body(null, 200);
  });
}
