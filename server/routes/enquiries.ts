import { Hono } from 'hono';
import { Enquiry } from '../../src/shared/contract/enquiry';
import type { AppTools } from '../http/appTools';
import { limitBody, megabyte, readBody } from '../http/body';
import { limitAttempts, requireBearer } from '../http/callers';

/** Call 19. Its success has no body. */
export function enquiryRoutes(tools: AppTools): Hono {
  const { store, clientAddress } = tools;
  return new Hono().post(
    '/WAP/ContactInbox/Save',
    requireBearer(tools),
    limitBody(megabyte),
    async (c) => {
      const enquiry = await readBody(c, Enquiry);
      await limitAttempts(store, {
        key: `enquiry|${clientAddress(c)}`,
        max: 100,
        windowSeconds: 3600,
        message: 'Too many messages from here. Please try again later.',
      });
      await store.addEnquiry(enquiry);
      return c.body(null, 200);
    },
  );
}
