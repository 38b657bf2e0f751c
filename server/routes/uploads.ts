import { Hono } from 'hono';
import type { AppTools } from '../http/appTools';
import { kilobyte, limitBody, takeTurnWithLargeBodies } from '../http/body';
import { limitUploads } from '../http/callers';
import { refuse } from '../http/errors';
import { keepPicture, pictureBytesMax } from '../http/pictures';

const multipartOverhead = 64 * kilobyte;

/** Call 10. Who signs up has no account yet, so the call is open; hence the limits. */
export function uploadRoutes(tools: AppTools): Hono {
  const routes = new Hono();
  // Refused before the body is read, which has to stand in memory.
  routes.post('/upload', (c, next) => limitUploads(tools, c).then(next), takeTurnWithLargeBodies);
  routes.post('/upload', limitBody(pictureBytesMax + multipartOverhead), async (c) => {
    const form = await c.req.formData().catch(() => undefined);
    const file = form?.get('file');
    if (!file || typeof file === 'string') refuse(400, 'Send one picture in the form field "file"');
    const bytes = new Uint8Array(await file.arrayBuffer());
    return c.json({ url: await keepPicture(tools.store, bytes, tools.recodePicture) });
  });
  return routes;
}
