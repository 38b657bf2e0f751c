import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { AppTools } from './http/appTools';
import { refuseNul } from './http/body';
import { userTokenHeader } from './http/callers';
import { noSuchCall, toErrorResponse } from './http/errors';
import { inertHeaders, refusePictures } from './http/pictures';
import { accountRoutes } from './routes/accounts';
import { catalogueRoutes } from './routes/catalogue';
import { enquiryRoutes } from './routes/enquiries';
import { measureRoutes } from './routes/measures';
import { reviewRoutes } from './routes/reviews';
import { uploadRoutes } from './routes/uploads';
import { webClientRoutes } from './routes/webClient';
import type { Store } from './sqlStore';

export type AppOptions = Omit<AppTools, 'store'>;

/**
 * Creates the 23 calls, the inbox and the uploaded pictures, based on web-standard requests and
 * responses.
 */
export function createApp(store: Store, options: AppOptions): Hono {
  const tools: AppTools = { ...options, store };
  const app = new Hono();
  app.onError(toErrorResponse);
  app.notFound(noSuchCall);
  if (tools.corsOrigins.length > 0)
    app.use(
      '/api/*',
      cors({
        origin: tools.corsOrigins,
        allowHeaders: ['Authorization', 'Content-Type', userTokenHeader],
        exposeHeaders: ['Retry-After'],
        maxAge: 86_400,
      }),
    );
  for (const path of ['/api/*', '/uploads/*']) app.use(path, refuseNul);
  app.use('/api/*', refusePictures);
  for (const routes of [
    webClientRoutes,
    catalogueRoutes,
    accountRoutes,
    uploadRoutes,
    enquiryRoutes,
    reviewRoutes,
  ])
    app.route('/api', routes(tools));
  app.route('/', measureRoutes(tools));
  app.all('/api/*', noSuchCall);

  app.get('/uploads/:fileName', async (c) => {
    const file = await store.file(c.req.param('fileName'));
    if (!file) return noSuchCall(c);
    return c.body(new Uint8Array(file.bytes), 200, {
      ...inertHeaders,
      'Content-Type': file.contentType,
    });
  });
  return app;
}
