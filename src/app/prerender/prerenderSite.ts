import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { catalogApi } from '@/features/catalog/catalogApi';
import { blogApi } from '@/features/blog/blogApi';
import { base } from '@/shared/config/base';
import { paths } from '@/shared/config/paths';
import { ConfigError, parseConfig, runtimeConfig } from '@/shared/config/runtimeConfig';
import { isoDate } from '@/shared/lib/date';
import { pages } from '../pages';
import { documentHtml } from './documentHtml';
import type { Build } from './documentHtml';
import { headHtml } from './headHtml';
import { fallbackImage, pageData, siteOf } from './pageFacts';
import { loadPageData, renderPage, renderPlainPage } from './renderPages';
import type { LoadedPage, MissingPage } from './renderPages';
import { callBackEnd, loadLists, prepareNode } from './shopData';
import { manifest, robotsTxt, sitemapFiles } from './siteFiles';
import { pageFile, PagePathError, removeOldPages, writeIfChanged } from './writePages';

export interface Options {
  api: string;
  /** Origin under which the pages will be found. */
  site: string;
  out: string;
  template: string;
}

export interface Report {
  written: number;
  unchanged: number;
  removed: string[];
  missing: MissingPage[];
}

const atOnce = 8;

async function readSite(out: string, template: string) {
  const read = (file: string) => readFile(path.join(out, file), 'utf8');
  const build = JSON.parse(await read('assets/build.json')) as Build;
  const css = (await Promise.all(build.css.map(read))).join('');
  return { build, template, css };
}

/** What `config.js` sets. @throws ConfigError */
async function readConfig(out: string) {
  const window: { storefrontConfig?: unknown } = {};
  const text = await readFile(path.join(out, 'config.js'), 'utf8');
  try {
    runInNewContext(text, { window }, { filename: 'config.js' });
  } catch (error) {
    throw new ConfigError(`config.js cannot be read: ${String(error)}`);
  }
  return parseConfig(window.storefrontConfig);
}

export async function writePlainPages({ out, template }: Pick<Options, 'out' | 'template'>) {
  const site = await readSite(out, template);
  prepareNode(plainConfig, 'http://localhost');
  const content = await renderPlainPage(['/api/ADM/Client/GetByLoginClient']);
  const write = (address: string, head: string) =>
    writeIfChanged(path.join(out, address), documentHtml(site, content, head));
  const title = '<title>Shop</title>';
  // A fall-back stands for pages that may be found.
  for (const file of ['index.html', '404.html']) await write(file, title);
  for (const { ahead, pattern } of pages) {
    if (ahead || /[:*]/.test(pattern)) continue;
    await write(pageFile(pattern), `${title}<meta name="robots" content="noindex">`);
  }
}

const plainConfig = {
  apiBaseUrl: '',
  uploadBaseUrl: '',
  webClient: { loginId: '', loginPassword: '' },
  productIdSecret: '',
  firebase: null,
  userTokenHeader: '',
  devTools: false,
  brand: {
    name: '',
    description: '',
    themeColour: '',
    orderPrefix: '',
    quoteDays: 7,
    service: { delivery: '', returns: '', minimumOrder: '' },
  },
};

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const at = next;
      next += 1;
      results[at] = await work(items[at] as T);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/**
 * Writes the pages with their content. Nothing is written before all data is there.
 * @throws ShopDataError, ConfigError
 */
export async function prerenderSite({ api, site, out, template }: Options): Promise<Report> {
  const built = await readSite(out, template);
  prepareNode(await readConfig(out), site);
  callBackEnd(api);
  const lists = await loadLists();
  const state = lists.getState();
  const products = catalogApi.endpoints.getProducts.select()(state).data ?? [];
  const posts = blogApi.endpoints.getBlogs.select()(state).data ?? [];
  const subjects = {
    productIds: products.map(({ productId }) => productId),
    blogIds: posts.map(({ blogId }) => blogId),
  };
  const addresses = pages.flatMap(({ ahead }) => ahead?.(subjects) ?? []);

  const missing: MissingPage[] = [];
  const loaded: LoadedPage[] = [];
  for (const page of await inTurn(addresses, loadSafely)) {
    if ('reason' in page) missing.push(page);
    else loaded.push(page);
  }

  const place = siteOf(state, site);
  const { brand } = runtimeConfig();
  const fallback = fallbackImage(state);
  let written = 0;
  for (const page of loaded) {
    const { head, store, ...content } = await renderPage(lists, page);
    const facts = headHtml({
      head,
      site: place,
      brand,
      path: page.path,
      ...(fallback && { fallbackImage: fallback }),
      data: pageData(place, store.getState(), { ...page, head }),
    });
    const html = documentHtml(built, content, facts);
    if (await writeIfChanged(path.join(out, pageFile(page.path)), html)) written += 1;
  }
  const dates = new Map(
    posts.map(({ blogId, dateFrom }) => [paths.blog.to(blogId), isoDate(dateFrom)]),
  );
  const entries = loaded.map(({ path: at }) => {
    const lastModified = dates.get(at);
    return { path: at, ...(lastModified && { lastModified }) };
  });
  const files = [
    ...sitemapFiles(place, entries),
    { name: 'robots.txt', text: robotsTxt(place) },
    { name: 'manifest.webmanifest', text: manifest(place.name, brand, base) },
  ];
  for (const { name, text } of files) await writeIfChanged(path.join(out, name), text);
  const removed = await removeOldPages(out, new Set(loaded.map((page) => pageFile(page.path))));
  return { written, unchanged: loaded.length - written, removed, missing };
}

/** @throws ShopDataError */
async function loadSafely(address: string): Promise<LoadedPage | MissingPage> {
  try {
    pageFile(address);
  } catch (error) {
    if (error instanceof PagePathError) return { path: address, reason: error.message };
    throw error;
  }
  return loadPageData(address);
}
