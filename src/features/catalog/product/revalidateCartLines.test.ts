/** @jest-environment ./src/testing/environment.ts */

import { http, HttpResponse } from 'msw';
import { makeStore } from '@/app/store';
import { writeStaleCache } from '@/shared/api/withStaleCache';
import { sessionKeys } from '@/shared/storage/webStorage';
import { mockCacheStorage } from '@/testing/cacheStorage';
import { aLine } from '@/testing/cartBuilders';
import { productCallPath } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { aProductWithLines } from '@/testing/productBuilder';
import { catalogApi } from '../catalogApi';
import { revalidateCartLines } from './revalidateCartLines';

mockCacheStorage();

test('requests a product again if a pending request returned a stale answer', async () => {
  sessionStorage.setItem(sessionKeys.accessToken, 'cached');
  sessionStorage.setItem(sessionKeys.tokenExpiry, String(Date.now() + 600_000));
  const line = aLine({ price: 450 });
  const { productId } = line;
  const storedBody = { data: aProductWithLines([{ ...line, price: 400 }]) };
  await writeStaleCache(
    `http://localhost${productCallPath}?Id=${productId}`,
    storedBody,
    Date.now() - 1000,
  );
  let requestCount = 0;
  server.use(
    http.get(`*${productCallPath}`, () => {
      requestCount += 1;
      return requestCount === 1
        ? HttpResponse.error()
        : HttpResponse.json({ data: aProductWithLines([line]) });
    }),
  );
  const { dispatch } = makeStore();
  void dispatch(catalogApi.endpoints.getProduct.initiate(productId));
  const [freshLine] = await dispatch(revalidateCartLines([line]));
  expect(freshLine).toMatchObject({ price: 450 });
});
