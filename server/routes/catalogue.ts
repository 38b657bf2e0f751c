import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { AppTools } from '../http/appTools';
import { requireBearer } from '../http/callers';
import { readId } from '../http/body';
import { refuse } from '../http/errors';
import type { Store } from '../store';

/** Path → the rows that the call answers with, under `data`. */
const lists: Record<string, (store: Store) => Promise<unknown[]>> = {
  '/WAP/SocialMediaPost/GetAll': (store) => store.socialPosts(),
  '/ISPM/ProductArea/GetWebArea': (store) => store.areas(),
  '/ISPM/ProductCategory/GetWebCategory': (store) => store.categories(),
  '/ISPM/ProductSubCategory/GetWebSubCategory': (store) => store.subCategories(),
  '/WAP/SocialMediaLink/GetAll': (store) => store.socialLinks(),
  '/WAP/ProductWebLink/GetAll': (store) => store.productLinks(),
  '/WAP/Banner/GetAll': (store) => store.banners(),
  '/WAP/Blog/GetAll': (store) => store.blogs(),
};

/** Calls 2–7, 11–15, 17 and 18: what every visitor may read. */
export function catalogueRoutes(tools: AppTools): Hono {
  const { store } = tools;
  const routes = new Hono();
  const paths = [...Object.keys(lists), ...companyPaths, '/WAP/Announcement/GetAll', productPath];
  for (const path of paths)
    routes.use(path, requireBearer(tools), etag({ weak: true }), async (c, next) => {
      await next();
      c.header('Cache-Control', 'private, no-cache');
    });

  for (const [path, rowsOf] of Object.entries(lists))
    routes.get(path, async (c) => c.json({ data: await rowsOf(store) }));

  routes.get('/WAP/Announcement/GetAll', async (c) =>
    c.json({ statusCode: 200, data: await store.announcements() }),
  );

  const company = async () =>
    (await store.company()) ?? refuse(404, 'The company is not set up yet');
  routes.get('/ADM/Client/GetByLoginClient', async (c) => {
    const { clientName, email, cellNo } = await company();
    return c.json({ data: { clientName, email, cellNo } });
  });
  routes.get('/ADM/ClientLocation/GetHeadOffice', async (c) => {
    const { locationAddress } = await company();
    return c.json({ data: { locationAddress } });
  });
  routes.get('/ADM/ClientSetting/GetData', async (c) => {
    const { aboutUs, contactUs, privacyPolicy, termCondition } = await company();
    return c.json({ data: { aboutUs, contactUs, privacyPolicy, termCondition } });
  });

  routes.get(productPath, async (c) => {
    const id = readId(c.req.query('Id'));
    // An unknown product is an empty answer, not a failure: the page says 'Product not found'.
    return c.json({ data: (id && (await store.product(id))) || null });
  });
  return routes;
}

const companyPaths = [
  '/ADM/Client/GetByLoginClient',
  '/ADM/ClientLocation/GetHeadOffice',
  '/ADM/ClientSetting/GetData',
];
const productPath = '/ISPM/Product/GetWebProductById';
