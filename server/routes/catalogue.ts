import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import type { AppTools } from '../http/appTools';
import { readId } from '../http/body';
import { requireBearer } from '../http/callers';
import { refuse } from '../http/errors';

/**
 * Creates the API calls that read the catalogue and the shop's content. They require only the
 * access token that every visitor can get.
 */
export function createCatalogueRoutes(tools: AppTools): Hono {
  const { store } = tools;
  const routes = new Hono();
  const addRoute = (path: string, getBody: (c: Context) => Promise<object>) =>
    routes.get(path, requireBearer(tools), etag({ weak: true }), async (c) => {
      c.header('Cache-Control', 'private, no-cache');
      return c.json(await getBody(c));
    });

  /** Functions that read the rows for the field `data`, by the path of the API call. */
  const rowReadersByPath: Record<string, () => Promise<unknown[]>> = {
    '/WAP/SocialMediaPost/GetAll': store.socialPosts,
    '/ISPM/ProductArea/GetWebArea': store.areas,
    '/ISPM/ProductCategory/GetWebCategory': store.categories,
    '/ISPM/ProductSubCategory/GetWebSubCategory': store.subCategories,
    '/WAP/SocialMediaLink/GetAll': store.socialLinks,
    '/WAP/ProductWebLink/GetAll': store.productLinks,
    '/WAP/Banner/GetAll': store.banners,
    '/WAP/Blog/GetAll': store.blogs,
  };
  for (const [path, readRows] of Object.entries(rowReadersByPath))
    addRoute(path, async () => ({ data: await readRows() }));
  addRoute('/WAP/Announcement/GetAll', async () => ({
    statusCode: 200,
    data: await store.announcements(),
  }));

  const readCompany = async () =>
    (await store.company()) ?? refuse(404, 'The company is not set up yet');
  addRoute('/ADM/Client/GetByLoginClient', async () => {
    const { clientName, email, cellNo } = await readCompany();
    return { data: { clientName, email, cellNo } };
  });
  addRoute('/ADM/ClientLocation/GetHeadOffice', async () => {
    const { locationAddress } = await readCompany();
    return { data: { locationAddress } };
  });
  addRoute('/ADM/ClientSetting/GetData', async () => {
    const { aboutUs, contactUs, privacyPolicy, termCondition } = await readCompany();
    return { data: { aboutUs, contactUs, privacyPolicy, termCondition } };
  });

  addRoute('/ISPM/Product/GetWebProductById', async (c) => {
    const id = readId(c.req.query('Id'));
    // An unknown product is not an error. The product page shows 'Product not found'.
    return { data: (id && (await store.product(id))) || null };
  });
  return routes;
}
