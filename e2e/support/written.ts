import { readFileSync } from 'node:fs';
import path from 'node:path';

import { test as base } from './fixtures';
import { sites, startShop } from './shop';

/** Like the ordinary test, on a shop whose pages are written ahead. */
export const test = base.extend<object, { shop: { url: string } }>({
  shop: [
    async ({}, use, { workerIndex }) => {
      const shop = await startShop(`written_${workerIndex}`, { STATIC_DIR: sites.written });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const sitemap = readFileSync(path.join(sites.written, 'sitemap.xml'), 'utf8');

const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url));

/** The addresses of all pages written, without their origin. */
const addresses = urls.map(({ pathname }) => pathname);
const firstOf = (folder: string) => addresses.find((address) => address.startsWith(folder)) ?? '';

/** One page of each kind that the shop has many of. */
export const productPath = firstOf('/product/');
export const articlePath = firstOf('/blogs/');

/** Where the file of an address lies. */
export const fileOf = (address: string) =>
  path.join(sites.written, decodeURIComponent(address), 'index.html');

export interface Product {
  productId: string;
  productName: string;
  productPackRequests: { productPriceDetailRequest: { salePrice: number } }[];
}

/** Asks the back end as the shop does: `read` gives a call's `data`. */
export async function backEndAt(url: string) {
  const ask = async <T>(call: string, headers: Record<string, string>) =>
    ((await (await fetch(url + call, { headers })).json()) as { data: T }).data;
  const account = 'LoginId=webclient&LoginPassword=webclient-demo';
  const token = await ask<string>(`/api/Login/GenerateToken?${account}`, {});
  return { token, read: <T>(call: string) => ask<T>(call, { authorization: `Bearer ${token}` }) };
}
export type BackEnd = Awaited<ReturnType<typeof backEndAt>>;

/** The product of a page, as the back end has it. */
export async function productAt(url: string, address: string): Promise<Product> {
  const calls = /data-calls="([^"]*)"/.exec(readFileSync(fileOf(address), 'utf8'))?.[1] ?? '';
  const call = calls.split(' ').find((text) => text.includes('GetWebProductById')) ?? '';
  return (await backEndAt(url)).read<Product>(call);
}

export const rupees = (price: number) => `Rs. ${price.toLocaleString('en-US')}`;
