import { Hono } from 'hono';
import type { AppTools } from '../http/appTools';
import { kilobyte, limitBody } from '../http/body';
import { limitAttempts } from '../http/callers';
import { refuse } from '../http/errors';
import { keepPicture, pictureBytesMax } from '../http/pictures';

const multipartOverhead = 64 * kilobyte;

/** Call 10. Who signs up has no account yet, so the call is open; hence the limits. */
export function uploadRoutes({ store, recodePicture, clientAddress }: AppTools): Hono {
  return new Hono().post('/upload', limitBody(pictureBytesMax + multipartOverhead), async (c) => {
    const form = await c.req.formData().catch(() => undefined);
    const file = form?.get('file');
    if (!file || typeof file === 'string') refuse(400, 'Send one picture in the form field "file"');
    await limitAttempts(store, {
      key: `upload|${clientAddress(c)}`,
      max: 100,
      windowSeconds: 3600,
      message: 'Too many uploads. Please try again later.',
    });
    const bytes = new Uint8Array(await file.arrayBuffer());
    return c.json({ url: await keepPicture(store, bytes, recodePicture) });
  });
}
