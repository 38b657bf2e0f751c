import { Hono } from 'hono';
import type { AppTools } from '../http/appTools';
import { kilobyte, limitBody } from '../http/body';
import { limitCaller } from '../http/callers';
import { refuse } from '../http/errors';
import { keepPicture, pictureBytesMax } from '../http/pictures';

const multipartOverhead = 64 * kilobyte;

/** Call 10. Who signs up has no account yet, so the call is open; hence the limits. */
export function uploadRoutes(tools: AppTools): Hono {
  return new Hono().post('/upload', limitBody(pictureBytesMax + multipartOverhead), async (c) => {
    const form = await c.req.formData().catch(() => undefined);
    const file = form?.get('file');
    if (!file || typeof file === 'string') refuse(400, 'Send one picture in the form field "file"');
    await limitCaller(tools, c, 'upload', 'Too many uploads. Please try again later.');
    const bytes = new Uint8Array(await file.arrayBuffer());
    return c.json({ url: await keepPicture(tools.store, bytes, tools.recodePicture) });
  });
}
