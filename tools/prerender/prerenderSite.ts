import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildList } from '@shop/site/buildList';
import { writeWithVariants } from '@shop/site/compressedVariants';
import { configIn } from '@shop/site/hostFiles';
import { writeIfChanged } from '@shop/site/writeIfChanged';
import { catalogApi } from '@/features/catalog/catalogApi';
import { factsApi, factsMark } from '@/features/catalog/facts/factsApi';
import { formatFactsLine } from '@/features/catalog/facts/factsLine';
import { blogApi } from '@/features/blog/blogApi';
import { base } from '@/shared/config/base';
import { paths, privatePaths } from '@/shared/config/paths';
import { parseConfig, getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { isoDate } from '@/shared/format/date';
import { pages } from '@/app/pages';
import { removeOldDataFiles, writeDataFiles } from './dataFiles';
import { documentHtml } from './documentHtml';
import type { BuiltSite } from './documentHtml';
import { dataBlock, headHtml } from './headHtml';
import { toFacts, wordsOfDetails } from './productFacts';
import { atOnce, mapWithConcurrency } from './mapWithConcurrency';
import { fallbackImage, pageData, getSite } from './pageFacts';
import { loadPageData, loadParts, renderPage, renderPlainPage } from './renderPages';
import type { LoadedPage, MissingPage } from './renderPages';
import { siteLook, writeIcons, writePreview } from './lookFiles';
import { callBackEnd, loadLists, prepareNode } from './shopData';
import { manifest, robotsTxt, sitemapFiles } from './siteFiles';
import { findUnknownKeys } from './unknownKeys';
import type { SiteFile } from './siteFiles';
import { writeFacts } from './writeFacts';
import { earlierFiles, pageFile, removeFile, withFiles } from './writePages';

export interface Options {
  api: string;
  /** Origin of the pages. */
  site: string;
  out: string;
  template: string;
  /** Continues even if most pages would be deleted. */
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
  written: number;
  unchanged: number;
  removed: string[];
  /** Pages that cannot be written. Their old files are deleted. */
  missing: MissingPage[];
  /**
   * Descriptions of what differs from `config.js`, such as refused parts of the look or unknown
   * keys.
   */
  notes: readonly string[];
  /** Pages whose list could not be loaded. Their old files stay. */
  untouched: MissingPage[];
}

async function readSite(out: string, template: string): Promise<BuiltSite> {
  const read = (file: string) => readFile(path.join(out, file), 'utf8');
  const build = JSON.parse(await read('assets/build.json')) as BuildList;
  const css = (await Promise.all(build.css.map(read))).join('');
  return { build, template, css };
}

/**
 * Writes the pages that fit any address and shop. They contain nothing of `config.js`, which may be
 * edited later.
 */
export async function writePlainSite({ out, template }: Pick<Options, 'out' | 'template'>) {
  const built = await readSite(out, template);
  await writePages(out, await plainPages(built, ['index.html', '404.html']));
  writeFiles(out, [
    { name: 'robots.txt', text: robotsTxt(base) },
    { name: 'manifest.webmanifest', text: manifest(plain.brand.name, plain.brand, base) },
  ]);
}

function writeFiles(out: string, files: readonly SiteFile[]) {
  for (const { name, text } of files) writeIfChanged(path.join(out, name), text);
}

const writePages = (out: string, files: readonly SiteFile[]) =>
  Promise.all(files.map(({ name, text }) => writeWithVariants(path.join(out, name), text)));

/** @param fallbacks names of the pages that show any address */
async function plainPages(built: BuiltSite, fallbacks: readonly string[]): Promise<SiteFile[]> {
  prepareNode({ ...plain, brand: { ...plain.brand, name: '' } }, 'http://localhost');
  const title = `<title>${plain.brand.name}</title>`;
  const page = async (name: string, at: string, head = title): Promise<SiteFile> => ({
    name,
    text: documentHtml(built, await renderPlainPage(at), head),
  });
  return Promise.all([
    ...fallbacks.map((name) => page(name, paths.home.pattern)),
    ...privatePaths.map(({ pattern }) =>
      page(pageFile(pattern), pattern, `${title}<meta name="robots" content="noindex">`),
    ),
  ]);
}

/**
 * Renders a page with its previous time if nothing else has changed, so it need not be written
 * again.
 */
function withTime(file: string, html: (renderedAt: number) => string): string {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, time] = /"renderedAt":(\d+)/.exec(before) ?? [];
  const unchanged = html(Number(time));
  return unchanged === before ? unchanged : html(Date.now());
}

const plain = parseConfig({
  webClient: { loginId: '-', loginPassword: '-' },
  productIdSecret: '-',
  brand: { name: 'Shop' },
});

/**
 * Writes the pages with their content. It writes nothing before all data are loaded, except for
 * lists that cannot be loaded.
 * @throws ShopDataError, ConfigError, TooFewPagesError
 */
export async function prerenderSite({ api, site, out, template, force }: Options): Promise<Report> {
  const ownConfig = configIn(out);
  const config = parseConfig(ownConfig);
  const unknown = findUnknownKeys(ownConfig).map(
    ({ key, meant }) => `${key} is not a known key${meant ? `. Did you mean ${meant}?` : ''}`,
  );
  const look = await siteLook(config.brand.look, out);
  const plainSite = await readSite(out, template.replace('<!--head-->', `$&\n    ${factsMark}`));
  const built = { ...plainSite, look };
  prepareNode({ ...config, logo: look.logo }, site);
  callBackEnd(api);
  await loadParts();
  const { store: lists, failed } = await loadLists();
  const state = lists.getState();
  const products = catalogApi.endpoints.getProducts.select()(state).data ?? [];
  const posts = blogApi.endpoints.getBlogs.select()(state).data ?? [];
  const subjects = {
    productIds: products.map(({ productId }) => productId),
    blogIds: posts.map(({ blogId }) => blogId),
  };
  const { writable, refused } = withFiles(
    pages.flatMap(({ prerendered }) => prerendered(subjects)),
  );

  const missing: MissingPage[] = [...refused];
  const loaded: LoadedPage[] = [];
  for (const page of await mapWithConcurrency(writable, (at) => loadPageData(at, failed))) {
    if ('reason' in page) missing.push(page);
    else loaded.push(page);
  }

  const kept = new Set(loaded.map((page) => pageFile(page.path)));
  const earlier = await earlierFiles(out);
  const removed = earlier.pages.filter((file) => !kept.has(file));
  const advice = 'No page was changed. To write the pages anyway, add --force.';
  if (!force && products.length === 0)
    throw new TooFewPagesError(`The back end lists no products. ${advice}`);
  if (!force && removed.length > earlier.pages.length / 2) {
    const count = `${removed.length} of ${earlier.pages.length}`;
    throw new TooFewPagesError(
      `${count} pages of products and articles would be deleted. ${advice}`,
    );
  }
  // Delete first, because on a case-insensitive file system an old name may equal a new one.
  for (const file of [...earlier.leftovers, ...removed]) await removeFile(out, file);

  const described = loaded.flatMap(({ product, rating }) =>
    product ? [{ id: product.productId, product, facts: toFacts(product, rating) }] : [],
  );
  const facts = described.map(({ id, facts: known }) => [id, known] as const);
  const factsWithLines = facts.map(
    ([id, known]) => [id, { ...known, line: formatFactsLine(known) }] as const,
  );
  const files = await writeDataFiles(out, lists);
  // A subscription avoids the timer that removes unused data, which would delay the end of this
  // process.
  await lists.dispatch(factsApi.endpoints.getFacts.initiate());
  lists.dispatch(factsApi.util.updateQueryData('getFacts', undefined, () => factsWithLines));

  if (look.icon) await writeIcons(out, look.icon, look.background);
  if (look.logoFile && !look.logo?.besideName)
    await writePreview(out, look.logoFile, look.background);
  // The facts come first, because the pages refer to them.
  const words = described.map(({ id, product }) => [id, wordsOfDetails(product)] as const);
  await writeFacts(out, facts, words);
  const place = getSite(state, site);
  const { brand } = getRuntimeConfig();
  const fallback = fallbackImage(state, place);
  const writes: Promise<boolean>[] = [];
  const untouched: MissingPage[] = [];
  for (const page of loaded) {
    const { head, store, read, ...content } = await renderPage(lists, files, page);
    const lacking = [...failed].find(([key]) => read.has(key));
    if (lacking) {
      untouched.push({ path: page.path, reason: lacking.join(': ') });
      continue;
    }
    const headLines = headHtml({
      head,
      site: place,
      brand,
      path: page.path,
      ...(fallback && { fallbackImage: fallback }),
    });
    const data = pageData(place, store.getState(), { ...page, head })
      .map(dataBlock)
      .join('');
    const file = path.join(out, pageFile(page.path));
    const html = withTime(file, (time) => documentHtml(built, content, headLines, data, time));
    const write = writeWithVariants(file, html);
    // `Promise.all` below reports the error. This avoids an unhandled rejection.
    write.catch(() => undefined);
    writes.push(write);
    // The next pages are rendered while some are being compressed. The limit bounds memory use.
    await writes.at(-atOnce);
  }
  const written = (await Promise.all(writes)).filter(Boolean).length;
  // An untouched page refers to older data files.
  if (untouched.length === 0) removeOldDataFiles(out, files);
  const dates = new Map(
    posts.map(({ blogId, dateFrom }) => [paths.blog.to(blogId), isoDate(dateFrom)]),
  );
  const standing = loaded.filter(({ path: at }) => existsSync(path.join(out, pageFile(at))));
  const entries = standing.map(({ path: at }) => {
    const lastModified = dates.get(at);
    return { path: at, ...(lastModified && { lastModified }) };
  });
  // Write them again with the policy, which was unknown when the site was built.
  await writePages(out, await plainPages(built, ['404.html']));
  writeFiles(out, [
    ...sitemapFiles(place, entries),
    { name: 'robots.txt', text: robotsTxt(base, place) },
    { name: 'manifest.webmanifest', text: manifest(place.name, brand, base) },
  ]);
  const unchanged = loaded.length - untouched.length - written;
  return { written, unchanged, removed, missing, untouched, notes: [...unknown, ...look.notes] };
}
