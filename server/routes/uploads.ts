import { Hono } from 'hono';
import type { AppTools } from '../http/appTools';
import { limitUploads } from '../http/callers';
import { refuse } from '../http/errors';
import { withLargeBody } from '../http/largeBodies';
import { keepPicture, pictureBytesMax } from '../http/pictures';
import { kilobyte } from '../http/readBytes';

const multipartOverhead = 64 * kilobyte;

/** Call 10. Who signs up has no account yet, so the call is open; hence the limits. */
export function uploadRoutes(tools: AppTools): Hono {
  return new Hono().post('/upload', async (c) => {
    await limitUploads(tools, c);
    return withLargeBody(tools, c, pictureBytesMax + multipartOverhead, async (body) => {
      const headers = { 'Content-Type': c.req.header('Content-Type') ?? '' };
      const form = await new Response(body, { headers }).formData().catch(() => undefined);
      const file = form?.get('file');
      if (!file || typeof file === 'string')
        refuse(400, 'Send one picture in the form field "file"');
      const bytes = new Uint8Array(await file.arrayBuffer());
      return c.json({ url: await keepPicture(tools, bytes) });
    });
  });
}
