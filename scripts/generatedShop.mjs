import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

import { makeCatalogue } from './discoveryData.mjs';

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** The answers of the back end to what a listing asks for; anything else is an empty list.
 * @param {number} productCount */
function answers(productCount) {
  const { areas, categories, subCategories, products } = makeCatalogue(productCount);
  const list = (/** @type {unknown} */ data) => JSON.stringify({ statusCode: 200, data });
  return new Map([
    [
      '/api/Login/GenerateToken',
      JSON.stringify({ statusCode: 200, data: 'bench', expiresIn: 3600 }),
    ],
    [
      '/api/ADM/Client/GetByLoginClient',
      list({ clientName: 'Bench', email: 'bench@example.com', cellNo: '03000000000' }),
    ],
    ['/api/ADM/ClientLocation/GetHeadOffice', list({ locationAddress: 'Lahore' })],
    ['/api/ISPM/ProductArea/GetWebArea', list(areas)],
    ['/api/ISPM/ProductCategory/GetWebCategory', list(categories)],
    ['/api/ISPM/ProductSubCategory/GetWebSubCategory', list(subCategories)],
    ['/api/WAP/ProductWebLink/GetAll', list(products)],
  ]);
}

/** One product in full, as a supplier may describe it. @param {string} id */
function productOf(id) {
  const pack = (/** @type {number} */ count) => ({
    productPackId: `${id}-${count}`,
    productPackDescription: `Pack of ${count}`,
    packOrderUnitName: 'pcs',
    productPriceDetailRequest: { salePrice: count * 12.5 },
  });
  const text = `<p>Product ${id} of strong kraft board, made for deliveries.</p><ul><li>Folds flat</li></ul>`;
  return {
    productId: id,
    productName: `Product ${id}`,
    productCategoryName: 'Boxes',
    productDescription: text.repeat(3),
    productSpecText: `<table><tr><th>Board</th><td>350 g/m²</td></tr></table>${text.repeat(2)}`,
    productImageRequests: [{ productImageURL: `/media/products/${id}.webp` }],
    productPackRequests: [50, 100, 500].map(pack),
    productOptionRequests: [],
  };
}

/**
 * Serves a build together with a generated catalogue.
 * @param {string} folder @param {number} productCount
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startGeneratedShop(folder, productCount) {
  const known = answers(productCount);
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const send = (/** @type {string} */ type, /** @type {Buffer | string} */ body) => {
      response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=600' }).end(body);
    };
    if (pathname.startsWith('/api/')) {
      if (pathname === '/api/ISPM/Product/GetWebProductById') {
        const data = productOf(searchParams.get('Id') ?? '');
        send('application/json', JSON.stringify({ statusCode: 200, data }));
        return;
      }
      send('application/json', known.get(pathname) ?? '{"statusCode":200,"data":[]}');
      return;
    }
    if (pathname.startsWith('/media/')) {
      send('image/png', picture);
      return;
    }
    const file = path.join(folder, path.normalize(pathname));
    const found = existsSync(file) && statSync(file).isFile();
    const target = found ? file : path.join(folder, 'index.html');
    send(types[path.extname(target)] ?? 'application/octet-stream', readFileSync(target));
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
