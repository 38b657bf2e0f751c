import { Hono } from 'hono';
import type { AppTools } from '../http/appTools';
import { refuse } from '../http/errors';
import { isLightForm, readBoundary } from '../http/formLimits';
import { withLargeBody } from '../http/largeBodies';
import { storePicture, limitUploads, pictureBytesMax } from '../http/pictures';
import { kilobyte } from '../http/readBytes';

const multipartOverheadBytes = 64 * kilobyte;
const missingPictureText = 'Send one picture in the form field "file"';

/**
 * Creates the API call that uploads a picture. It needs no token, because new users upload a
 * picture before they have an account. Its use is limited, because anybody can make the call.
 */
export function createUploadRoutes(tools: AppTools): Hono {
  return new Hono().post('/upload', async (c) => {
    await limitUploads(tools, c);
    const contentType = c.req.header('Content-Type') ?? '';
    const boundary = readBoundary(contentType) ?? refuse(415, missingPictureText);
    return withLargeBody(tools, c, pictureBytesMax + multipartOverheadBytes, async (body) => {
      if (!isLightForm(body, boundary)) refuse(400, missingPictureText);
      const headers = { 'Content-Type': contentType };
      const form = await new Response(body, { headers }).formData().catch(() => undefined);
      const file = form?.get('file');
      if (!file || typeof file === 'string') refuse(400, missingPictureText);
      const bytes = new Uint8Array(await file.arrayBuffer());
      return c.json({ url: await storePicture(tools, c, bytes) });
    });
  });
}
