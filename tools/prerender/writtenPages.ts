import { getProductPath } from '@/features/catalog/getProductPath';
import { clientInfoApi } from '@/features/content/clientInfoApi';
import { summariseRatings } from '@/features/reviews/ratingSummary';
import { withBase } from '@/shared/config/base';
import { getPageOrigin, getRuntimeConfig } from '@/shared/config/runtimeConfig';
import type { ProductDetail } from '@/shared/contract/product';
import type { Review } from '@/shared/contract/review';
import type { AppStore } from '@/app/store';
import { dataBlock } from './headHtml';
import { productData } from './structuredData';

export const siteAddress = (path: string) => new URL(withBase(path), getPageOrigin()).href;

/** Returns the addresses in a sitemap and its parts. @param read returns the text at an address */
export async function listedPages(
  read: (address: string) => Promise<string>,
  sitemap = siteAddress('/sitemap.xml'),
): Promise<string[]> {
  const rows = [...(await read(sitemap)).matchAll(/<loc>(.*?)<\/loc>/g)];
  const found = rows.map(([, address = '']) => address.replaceAll('&amp;', '&'));
  const parts = found.map(async (one) => (one.endsWith('.xml') ? listedPages(read, one) : [one]));
  return (await Promise.all(parts)).flat();
}

/**
 * Returns the structured data that the page of a product contains if it was written from these
 * data.
 */
export function writtenData(store: AppStore, product: ProductDetail, reviews: Review[]): string {
  const info = clientInfoApi.endpoints.getClientInfo.select()(store.getState()).data?.data;
  const name = info?.clientName || getRuntimeConfig().brand.name;
  const site = { url: siteAddress('/').replace(/\/$/, ''), name };
  const path = getProductPath(product.productId);
  return dataBlock(productData(site, product, path, summariseRatings(reviews)));
}
