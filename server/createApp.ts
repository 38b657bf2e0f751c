import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import type { Passwords, Tokens } from './http/accountTools';
import { requireReadableUrl } from './http/body';
import { userTokenHeader } from './http/callers';
import { noSuchCall, toErrorResponse } from './http/errors';
import { inertHeaders, type RecodePicture } from './http/pictures';
import { accountRoutes } from './routes/accounts';
import { catalogueRoutes } from './routes/catalogue';
import { enquiryRoutes } from './routes/enquiries';
import { reviewRoutes } from './routes/reviews';
import { uploadRoutes } from './routes/uploads';
import { webClientRoutes } from './routes/webClient';
import type { Store } from './store';

export interface AppOptions {
  /** The fixed account of call 1. */
  webClient: { loginId: string; loginPassword: string };
  passwords: Passwords;
  tokens: Tokens;
  recodePicture?: RecodePicture;
  /** Whom limits count against; without it, everybody is one caller. */
  clientAddress?: (c: Context) => string;
  accessTokenSeconds?: number;
  userTokenSeconds?: number;
  /** Other origins whose pages may call. */
  corsOrigins?: string[];
}

export interface AppTools extends Required<Omit<AppOptions, 'recodePicture'>> {
  store: Store;
  recodePicture: RecodePicture | undefined;
}

/** The 23 calls and the uploaded pictures, on web-standard requests and responses. */
export function createApp(store: Store, options: AppOptions): Hono {
  const tools: AppTools = {
    clientAddress: () => '',
    accessTokenSeconds: 3600,
    userTokenSeconds: 24 * 3600,
    corsOrigins: [],
    recodePicture: undefined,
    ...options,
    store,
  };
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
  for (const path of ['/api/*', '/uploads/*']) app.use(path, requireReadableUrl);
  const api = new Hono()
    .route('/', webClientRoutes(tools))
    .route('/', catalogueRoutes(tools))
    .route('/', accountRoutes(tools))
    .route('/', uploadRoutes(tools))
    .route('/', enquiryRoutes(tools))
    .route('/', reviewRoutes(tools));
  app.route('/api', api);
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
