import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import type { BuildList } from '@shop/site/buildList';
import { writeWithVariants } from '@shop/site/compressedVariants';
import { readConfigOfFolder } from '@shop/site/hostFiles';
import { writeIfChanged } from '@shop/site/writeIfChanged';
import { catalogApi } from '@/features/catalog/catalogApi';
import { factsMetaTag } from '@/features/catalog/facts/factsApi';
import { blogApi } from '@/features/blog/blogApi';
import { base } from '@/shared/config/base';
import type { Look } from '@/shared/config/look';
import { paths, privatePaths } from '@/shared/config/paths';
import { parseConfig, getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { formatIsoDate } from '@/shared/format/date';
import { pages } from '@/app/pages';
import { findLookFaults } from '@/app/theme/createPalette';
import { removeOldDataFiles, writeDataFiles } from './dataFiles';
import { createDocumentHtml } from './documentHtml';
import type { BuiltSite } from './documentHtml';
import { createStructuredDataScript, createHeadHtml } from './headHtml';
import { toFacts, getDetailWords } from './productFacts';
import { getFallbackImage, createPageData, getSite } from './pageFacts';
import { loadPageData, loadLazyComponents, renderPage, renderPlainPage } from './renderPages';
import type { LoadedPage, MissingPage } from './renderPages';
import { findPictureFaults, writeIcons, writePreview } from './lookFiles';
import { redirectCallsToBackEnd, loadLists, prepareAppInNode } from './shopData';
import { createManifest, createRobotsTxt, createSitemapFiles } from './siteFiles';
import { findUnknownKeys } from './unknownKeys';
import type { SiteFile } from './siteFiles';
import { cacheFacts, writeFacts } from './writeFacts';
import { findEarlierFiles, getPageFile, removeFile, separateWritableAddresses } from './writePages';

export interface Options {
  /** Origin of the back end. */
  api: string;
  /** Origin of the pages. */
  site: string;
  out: string;
  template: string;
  /** Whether to continue even if most pages would be deleted. */
  force: boolean;
}

/** Thrown when a run would delete suspiciously many pages. */
class TooFewPagesError extends Error {
  override name = 'TooFewPagesError';
  constructor(reason: string) {
    super(`${reason}. No file was changed. If that is intended, add --force.`);
  }
}

export interface Report {
  /** Number of pages that were written. */
  written: number;
  /** Number of pages whose files already had the right content. */
  unchanged: number;
  /** Deleted files of pages, relative to the site. */
  removed: string[];
  /** Pages that could not be written. Their old files are deleted. */
  missing: MissingPage[];
  /**
   * Descriptions of values in `config.js` that the shop ignores, such as a refused logo or an
   * unknown key.
   */
  notes: readonly string[];
  /** Pages that show a list that could not be loaded. Their old files stay. */
  untouched: MissingPage[];
}

async function readSite(siteFolder: string, template: string): Promise<BuiltSite> {
  const readSiteFile = (file: string) => readFile(path.join(siteFolder, file), 'utf8');
  const build = JSON.parse(await readSiteFile('assets/build.json')) as BuildList;
  const css = (await Promise.all(build.css.map(readSiteFile))).join('');
  return { build, template, css };
}

/**
 * Writes the pages without prerendered content ("plain pages"), which fit any address and shop.
 * They contain nothing of `config.js`, because it may be edited later.
 */
export async function writePlainSite({ out, template }: Pick<Options, 'out' | 'template'>) {
  const builtSite = await readSite(out, template);
  await writePages(out, await renderPlainPages(builtSite, ['index.html', '404.html']));
  writeFiles(out, [
    { name: 'robots.txt', text: createRobotsTxt(base) },
    {
      name: 'manifest.webmanifest',
      text: createManifest(plainConfig.brand.name, plainConfig.brand, base),
    },
  ]);
}

function writeFiles(siteFolder: string, files: readonly SiteFile[]) {
  for (const { name, text } of files) writeIfChanged(path.join(siteFolder, name), text);
}

/** How many pages are loaded, or compressed, at the same time. */
const concurrency = 8;

const writePages = (siteFolder: string, files: readonly SiteFile[]) =>
  Promise.all(files.map(({ name, text }) => writeWithVariants(path.join(siteFolder, name), text)));

/**
 * Renders the fallback pages and the private pages, whose content is not prerendered.
 * @param fallbackNames file names of the pages that serve any address
 * @param look the look of `config.js`, if it is known
 */
async function renderPlainPages(
  builtSite: BuiltSite,
  fallbackNames: readonly string[],
  look: Look = {},
): Promise<SiteFile[]> {
  prepareAppInNode(
    { ...plainConfig, brand: { ...plainConfig.brand, name: '', look } },
    'http://localhost',
  );
  const title = `<title>${plainConfig.brand.name}</title>`;
  const createPage = async (name: string, address: string, head = title): Promise<SiteFile> => ({
    name,
    text: createDocumentHtml(builtSite, await renderPlainPage(address), head),
  });
  return Promise.all([
    ...fallbackNames.map((name) => createPage(name, paths.home.pattern)),
    ...privatePaths.map(({ pattern }) =>
      createPage(getPageFile(pattern), pattern, `${title}<meta name="robots" content="noindex">`),
    ),
  ]);
}

/**
 * Renders a page with the current time. If only this time would differ from the existing file, it
 * uses the time in that file instead, so that the file need not be written again.
 */
function renderWithTime(file: string, createHtml: (renderedAt: number) => string): string {
  const previousHtml = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, time] = /"renderedAt":(\d+)/.exec(previousHtml) ?? [];
  const unchangedHtml = createHtml(Number(time));
  return unchangedHtml === previousHtml ? unchangedHtml : createHtml(Date.now());
}

const plainConfig = parseConfig({
  webClient: { loginId: '-', loginPassword: '-' },
  productIdSecret: '-',
  brand: { name: 'Shop' },
});

/**
 * Writes the pages with their content. All data are loaded before the first file is written. If a
 * list cannot be loaded, the pages that show it stay unchanged.
 * @throws ShopDataError if the back end does not return necessary data
 * @throws ConfigError if `config.js` is invalid
 * @throws TooFewPagesError if most pages would be deleted
 */
export async function prerenderSite({ api, site, out, template, force }: Options): Promise<Report> {
  const rawConfig = readConfigOfFolder(out);
  const config = parseConfig(rawConfig);
  const unknownKeyNotes = findUnknownKeys(rawConfig).map(
    ({ key, suggestion }) =>
      `${key} is not a known key${suggestion ? `. Did you mean ${suggestion}?` : ''}`,
  );
  const { look } = config.brand;
  const pictureFaults = await findPictureFaults(look, out);
  const hasLogoPreview = Boolean(look.logo && !look.logo.besideName && !pictureFaults.logo);
  const builtSite = {
    ...(await readSite(out, template.replace('<!--head-->', `$&\n    ${factsMetaTag}`))),
    usesSystemTypeface: look.typeface === 'system',
  };
  prepareAppInNode(config, site);
  redirectCallsToBackEnd(api);
  await loadLazyComponents();
  const { store: listStore, failedLists } = await loadLists();
  const state = listStore.getState();
  const products = catalogApi.endpoints.getProducts.select()(state).data ?? [];
  const posts = blogApi.endpoints.getBlogs.select()(state).data ?? [];
  const pageIds = {
    productIds: products.map(({ productId }) => productId),
    blogIds: posts.map(({ blogId }) => blogId),
  };
  const { writableAddresses, refusedPages } = separateWritableAddresses(
    pages.flatMap(({ getPrerenderedAddresses }) => getPrerenderedAddresses(pageIds)),
  );

  const missingPages: MissingPage[] = [...refusedPages];
  const loadedPages: LoadedPage[] = [];
  for (const page of await pMap(
    writableAddresses,
    (address) => loadPageData(address, failedLists),
    { concurrency },
  )) {
    if ('reason' in page) missingPages.push(page);
    else loadedPages.push(page);
  }

  const currentFiles = new Set(loadedPages.map((page) => getPageFile(page.path)));
  const earlierFiles = await findEarlierFiles(out);
  const removedFiles = earlierFiles.pages.filter((file) => !currentFiles.has(file));
  if (!force && products.length === 0) throw new TooFewPagesError('The back end lists no products');
  if (!force && removedFiles.length > earlierFiles.pages.length / 2) {
    const count = `${removedFiles.length} of ${earlierFiles.pages.length}`;
    throw new TooFewPagesError(`${count} pages of products and articles would be deleted`);
  }
  // Delete before writing. On a file system that ignores case, an old name may equal a new name.
  for (const file of [...earlierFiles.leftovers, ...removedFiles]) await removeFile(out, file);

  const productsWithFacts = loadedPages.flatMap(({ product, rating }) =>
    product ? [{ id: product.productId, product, facts: toFacts(product, rating) }] : [],
  );
  const factRows = productsWithFacts.map(
    ({ id, facts: productFacts }) => [id, productFacts] as const,
  );
  const dataFiles = await writeDataFiles(out, listStore);
  await cacheFacts(listStore, factRows);

  if (look.icon && !pictureFaults.icon) await writeIcons(out, look.icon, look.background);
  if (look.logo && hasLogoPreview) await writePreview(out, look.logo.file, look.background);
  // Write the facts first, because the pages refer to them.
  const wordRows = productsWithFacts.map(
    ({ id, product }) => [id, getDetailWords(product)] as const,
  );
  await writeFacts(out, factRows, wordRows);
  const siteDetails = getSite(state, site);
  const { brand } = getRuntimeConfig();
  const fallbackImage = getFallbackImage(state, siteDetails, hasLogoPreview);
  const pendingWrites: Promise<boolean>[] = [];
  const untouchedPages: MissingPage[] = [];
  for (const page of loadedPages) {
    const { head, store, readKeys, ...content } = await renderPage(listStore, dataFiles, page);
    const failedList = [...failedLists].find(([key]) => readKeys.has(key));
    if (failedList) {
      untouchedPages.push({ path: page.path, reason: failedList.join(': ') });
      continue;
    }
    const headHtml = createHeadHtml({
      head,
      site: siteDetails,
      brand,
      path: page.path,
      ...(fallbackImage && { fallbackImage }),
    });
    const structuredDataHtml = createPageData(siteDetails, store.getState(), { ...page, head })
      .map(createStructuredDataScript)
      .join('');
    const file = path.join(out, getPageFile(page.path));
    const html = renderWithTime(file, (time) =>
      createDocumentHtml(builtSite, content, headHtml, structuredDataHtml, time),
    );
    const pendingWrite = writeWithVariants(file, html);
    // `Promise.all` below reports an error. This line only prevents an unhandled rejection before
    // that.
    pendingWrite.catch(() => undefined);
    pendingWrites.push(pendingWrite);
    // Render the next pages while earlier ones are being compressed. Waiting for an earlier page
    // limits the use of memory.
    await pendingWrites.at(-concurrency);
  }
  const writtenCount = (await Promise.all(pendingWrites)).filter(Boolean).length;
  // Keep older data files if a page is untouched, because that page refers to them.
  if (untouchedPages.length === 0) removeOldDataFiles(out, dataFiles);
  const datesByPath = new Map(
    posts.map(({ blogId, dateFrom }) => [paths.blog.to(blogId), formatIsoDate(dateFrom)]),
  );
  const existingPages = loadedPages.filter(({ path: address }) =>
    existsSync(path.join(out, getPageFile(address))),
  );
  const sitemapEntries = existingPages.map(({ path: address }) => {
    const lastModified = datesByPath.get(address);
    return { path: address, ...(lastModified && { lastModified }) };
  });
  // Write the fallback page again with the content security policy, which was unknown when the site
  // was built.
  await writePages(out, await renderPlainPages(builtSite, ['404.html'], look));
  writeFiles(out, [
    ...createSitemapFiles(siteDetails, sitemapEntries),
    { name: 'robots.txt', text: createRobotsTxt(base, siteDetails) },
    { name: 'manifest.webmanifest', text: createManifest(siteDetails.name, brand, base) },
  ]);
  const unchangedCount = loadedPages.length - untouchedPages.length - writtenCount;
  return {
    written: writtenCount,
    unchanged: unchangedCount,
    removed: removedFiles,
    missing: missingPages,
    untouched: untouchedPages,
    notes: [
      ...unknownKeyNotes,
      ...findLookFaults((rawConfig as { brand: { look?: unknown } }).brand.look),
      ...Object.values(pictureFaults),
    ],
  };
}
