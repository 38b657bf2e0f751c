import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { AppTools } from './http/appTools';
import { refuseNul } from './http/body';
import { userTokenHeader } from './http/callers';
import { answerUnknownCall, toErrorResponse } from './http/errors';
import { inertHeaders, refusePictureRequests } from './http/pictures';
import { createAccountRoutes } from './routes/accounts';
import { createCatalogueRoutes } from './routes/catalogue';
import { createEnquiryRoutes } from './routes/enquiries';
import { createMeasureRoutes } from './routes/measures';
import { createReviewRoutes } from './routes/reviews';
import { createUploadRoutes } from './routes/uploads';
import { createWebClientRoutes } from './routes/webClient';
import type { Store } from './sqlStore';

export type AppOptions = Omit<AppTools, 'store'>;

/** Forbids browsers and proxies to store an answer, unless its call says how to cache it. */
const preventStoring: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
};

/**
 * Creates the app that serves the 23 API calls, the inbox and the uploaded pictures. It uses only
 * web-standard requests and responses, so tests can call it without a server.
 */
export function createApp(store: Store, options: AppOptions): Hono {
  const tools: AppTools = { ...options, store };
  const app = new Hono();
  app.onError(toErrorResponse);
  app.notFound(answerUnknownCall);
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
  app.use('/api/*', refusePictureRequests, preventStoring);
  for (const createRoutes of [
    createWebClientRoutes,
    createCatalogueRoutes,
    createAccountRoutes,
    createUploadRoutes,
    createEnquiryRoutes,
    createReviewRoutes,
  ])
    app.route('/api', createRoutes(tools));
  app.route('/', createMeasureRoutes(tools));
  app.all('/api/*', answerUnknownCall);

  app.get('/uploads/:fileName', async (c) => {
    const file = await store.file(c.req.param('fileName'));
    if (!file) return answerUnknownCall(c);
    return c.body(new Uint8Array(file.bytes), 200, {
      ...inertHeaders,
      'Content-Type': file.contentType,
    });
  });
  return app;
}
