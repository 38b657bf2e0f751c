import pMap from 'p-map';
import type { Answer } from '@shop/site/askWeb';
import { createHeaderRules, inlineScriptHash, findMissingParts } from '@shop/site/hostFiles';
import {
  readListedPages,
  getSiteAddress,
  createExpectedDataScript,
} from '@shop/prerender/writtenPages';
import type { Product } from '@/features/catalog/mergeProducts';
import { getProductPath } from '@/features/catalog/getProductPath';
import { base } from '@/shared/config/base';
import type { AppStore } from '@/app/store';
import { concurrency, takeSample } from './checkContext';
import type { CheckContext } from './checkContext';
import type { ProductAnswers } from './products';

const maxPages = 300;

const isPage = ({ headers, body }: Answer) =>
  body.includes('id="root"') && headers.get('content-type')?.includes('html');
const describeAnswer = ({ failure, status, headers }: Answer) =>
  failure ?? `it answers ${status} ${headers.get('content-type') ?? ''}`;

/** Checks the headers and files that the site's web server sends. */
export async function examineSite({ note, fetchAnswer, site, config, progress }: CheckContext) {
  progress(getSiteAddress('/'));
  const homeAnswer = await fetchAnswer(getSiteAddress('/'));
  const html = homeAnswer.body.toString();
  const isSecure = site.startsWith('https:');
  if (!isSecure && !/^(?:localhost|127\.)/.test(homeAnswer.url.host)) note(site, 'plainHttp');
  if (isSecure && !homeAnswer.headers.has('strict-transport-security')) note(site, 'siteSecure');
  if (isSecure && (await fetchAnswer(site.replace('https:', 'http:'))).status === 200)
    note(site, 'siteOpen');
  for (const path of ['/', '/products', '/cart', '/404.html', '/product/none']) {
    const answer = await fetchAnswer(getSiteAddress(path));
    if (!isPage(answer)) note(getSiteAddress(path), 'sitePage', describeAnswer(answer));
    else if (answer.status !== 200 && path !== '/product/none')
      note(getSiteAddress(path), 'siteFile', describeAnswer(answer));
  }
  const missingFileUrl = getSiteAddress('/assets/none.js');
  if ((await fetchAnswer(missingFileUrl)).status === 200)
    note(missingFileUrl, 'siteFile', 'answers 200 although there is no such file');

  const assetPath = /assets\/[\w.-]+\.js/.exec(html)?.[0] ?? 'assets/none.js';
  const servedHash = /'sha256-[^']+'/.exec(html)?.[0] ?? inlineScriptHash;
  for (const [pattern, rules] of Object.entries(createHeaderRules(base, config))) {
    const address = new URL(pattern.replace('assets/*', assetPath).replace('*', ''), site).href;
    const answer = await fetchAnswer(address);
    // A site that was never prerendered has no facts.json.
    if (answer.status !== 200 && address.endsWith('facts.json')) continue;
    if (answer.status !== 200) note(address, 'siteFile', describeAnswer(answer));
    const isCompressed = answer.headers.has('content-encoding');
    if (answer.body.length > 20_000 && !isCompressed) note(address, 'uncompressed');
    for (const [name, requiredValue] of Object.entries(rules)) {
      const missingParts = findMissingParts(
        requiredValue.replace(inlineScriptHash, servedHash),
        answer.headers.get(name) ?? '',
      );
      const missingHosts = missingParts.filter((source) => /-src /.test(source));
      if (missingHosts.length > 0) note(address, 'sitePolicy', missingHosts.join(', '));
      else if (missingParts.length > 0)
        note(address, 'siteHeader', `${name}: ${missingParts.join(', ')}`);
    }
  }
}

/** Checks that the prerendered pages contain the current data. */
export async function examinePages(
  { note, fetchAnswer, site }: CheckContext,
  store: AppStore,
  products: readonly Product[],
  answersByProduct: ReadonlyMap<string, ProductAnswers>,
): Promise<void> {
  const sitemap = getSiteAddress('/sitemap.xml');
  const pageUrls = new Set(
    await readListedPages(async (file) => String((await fetchAnswer(file)).body)),
  );
  if (pageUrls.size === 0) note(sitemap, 'sitePlain');
  const currentDataByPageUrl = new Map<string, string>();
  for (const { productId } of pageUrls.size > 0 ? products : []) {
    const pageUrl = getSiteAddress(getProductPath(productId));
    const { getProduct: product, getReviews: reviews = [] } = answersByProduct.get(productId) ?? {};
    if (!pageUrls.has(pageUrl)) note(sitemap, 'siteUnlisted', '', productId);
    else if (product)
      currentDataByPageUrl.set(pageUrl, createExpectedDataScript(store, product, reviews));
  }
  const sample = new Set([...currentDataByPageUrl.keys(), ...takeSample([...pageUrls], maxPages)]);
  if (sample.size < pageUrls.size)
    note(sitemap, 'sampled', `${sample.size} of ${pageUrls.size} pages`);
  const examinePage = async (pageUrl: string) => {
    const answer = await fetchAnswer(pageUrl);
    if (answer.status !== 200 || !isPage(answer))
      note(sitemap, 'siteGone', describeAnswer(answer), pageUrl);
    else if (!answer.body.includes(currentDataByPageUrl.get(pageUrl) ?? ''))
      note(site, 'siteOld', '', pageUrl);
  };
  await pMap(sample, examinePage, { concurrency });
}
