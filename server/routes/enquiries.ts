import { Hono } from 'hono';
import { Enquiry } from '../../src/shared/contract/enquiry';
import type { AppTools } from '../http/appTools';
import { readBody } from '../http/body';
import { limitCaller, requireBearer } from '../http/callers';

/** Call 19. Its success has no body. */
export function enquiryRoutes(tools: AppTools): Hono {
  return new Hono().post('/WAP/ContactInbox/Save', requireBearer(tools), async (c) => {
    await limitCaller(tools, c, 'enquiry');
    const stored = await tools.store.addEnquiry(await readBody(c, Enquiry));
    tools.forwardEnquiry?.(stored);
    return c.body(null, 200);
  });
}
