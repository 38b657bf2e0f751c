import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import type { AppTools } from '../http/appTools';
import { readId } from '../http/body';
import { requireBearer } from '../http/callers';
import { refuse } from '../http/errors';

/**
 * Creates the API calls that read the catalogue and the shop's content. Every visitor may make
 * them.
 */
export function createCatalogueRoutes(tools: AppTools): Hono {
  const { store } = tools;
  const routes = new Hono();
  const answer = (path: string, getAnswer: (c: Context) => Promise<object>) =>
    routes.get(path, requireBearer(tools), etag({ weak: true }), async (c) => {
      c.header('Cache-Control', 'private, no-cache');
      return c.json(await getAnswer(c));
    });

  /** Maps the path of a call to a function that reads the rows for the field `data`. */
  const lists: Record<string, () => Promise<unknown[]>> = {
    '/WAP/SocialMediaPost/GetAll': store.socialPosts,
    '/ISPM/ProductArea/GetWebArea': store.areas,
    '/ISPM/ProductCategory/GetWebCategory': store.categories,
    '/ISPM/ProductSubCategory/GetWebSubCategory': store.subCategories,
    '/WAP/SocialMediaLink/GetAll': store.socialLinks,
    '/WAP/ProductWebLink/GetAll': store.productLinks,
    '/WAP/Banner/GetAll': store.banners,
    '/WAP/Blog/GetAll': store.blogs,
  };
  for (const [path, rows] of Object.entries(lists))
    answer(path, async () => ({ data: await rows() }));
  answer('/WAP/Announcement/GetAll', async () => ({
    statusCode: 200,
    data: await store.announcements(),
  }));

  const company = async () =>
    (await store.company()) ?? refuse(404, 'The company is not set up yet');
  answer('/ADM/Client/GetByLoginClient', async () => {
    const { clientName, email, cellNo } = await company();
    return { data: { clientName, email, cellNo } };
  });
  answer('/ADM/ClientLocation/GetHeadOffice', async () => {
    const { locationAddress } = await company();
    return { data: { locationAddress } };
  });
  answer('/ADM/ClientSetting/GetData', async () => {
    const { aboutUs, contactUs, privacyPolicy, termCondition } = await company();
    return { data: { aboutUs, contactUs, privacyPolicy, termCondition } };
  });

  answer('/ISPM/Product/GetWebProductById', async (c) => {
    const id = readId(c.req.query('Id'));
    // An unknown product is not an error. The page shows 'Product not found' for `null`.
    return { data: (id && (await store.product(id))) || null };
  });
  return routes;
}
