import { decodeXML } from 'entities';
import { getProductPath } from '@/features/catalog/getProductPath';
import { clientInfoApi } from '@/features/content/clientInfoApi';
import { summariseRatings } from '@/features/reviews/ratingSummary';
import { addBase } from '@/shared/config/base';
import { getPageOrigin, getRuntimeConfig } from '@/shared/config/runtimeConfig';
import type { ProductDetail } from '@/shared/contract/product';
import type { Review } from '@/shared/contract/review';
import type { AppStore } from '@/app/store';
import { createStructuredDataScript } from './headHtml';
import { createProductData } from './structuredData';

export const getSiteAddress = (path: string) => new URL(addBase(path), getPageOrigin()).href;

/**
 * Returns the addresses in a sitemap, including those in the sitemaps that it names.
 * @param readText returns the text at an address
 */
export async function readListedPages(
  readText: (address: string) => Promise<string>,
  sitemap = getSiteAddress('/sitemap.xml'),
): Promise<string[]> {
  const addressMatches = [...(await readText(sitemap)).matchAll(/<loc>(.*?)<\/loc>/g)];
  const addresses = addressMatches.map(([, address = '']) => decodeXML(address));
  const addressLists = addresses.map(async (address) =>
    address.endsWith('.xml') ? readListedPages(readText, address) : [address],
  );
  return (await Promise.all(addressLists)).flat();
}

/**
 * Returns the structured data that a product's page contains if it was written from the given data.
 */
export function createExpectedDataScript(
  store: AppStore,
  product: ProductDetail,
  reviews: Review[],
): string {
  const info = clientInfoApi.endpoints.getClientInfo.select()(store.getState()).data?.data;
  const name = info?.clientName || getRuntimeConfig().brand.name;
  const site = { url: getSiteAddress('/').replace(/\/$/, ''), name };
  const path = getProductPath(product.productId);
  return createStructuredDataScript(
    createProductData(site, product, path, summariseRatings(reviews)),
  );
}
