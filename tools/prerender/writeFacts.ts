import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { writeIfChanged } from '@shop/site/writeIfChanged';
import { catalogApi } from '@/features/catalog/catalogApi';
import { factsApi, maxProductsForExtraFacts } from '@/features/catalog/facts/factsApi';
import { formatFactsLine } from '@/features/catalog/facts/factsLine';
import { FactsIndex, factsVersion } from '@/features/catalog/facts/readParts';
import type { ProductFacts } from '@/features/catalog/facts/productFacts';
import type { AppStore } from '@/app/store';
import { writeHashedJson } from './hashedFiles';

const indexFile = 'facts.json';

type Rows<T> = readonly (readonly [productId: string, T])[];

/**
 * Adds the facts to the store from which pages are rendered. The app does not load the facts of a
 * large catalogue for cards, so pages of such a catalogue are rendered without them.
 */
export async function cacheFacts(store: AppStore, factRows: Rows<ProductFacts>): Promise<void> {
  const { data: products = [] } = catalogApi.endpoints.getProducts.select()(store.getState());
  if (products.length > maxProductsForExtraFacts) return;
  // Subscribe to the query. Otherwise, RTK Query would start a timer that removes unused data, and
  // this timer would delay the end of the process.
  await store.dispatch(factsApi.endpoints.getFacts.initiate());
  const factsWithLines = factRows.map(
    ([id, facts]) => [id, { ...facts, line: formatFactsLine(facts) }] as const,
  );
  store.dispatch(factsApi.util.updateQueryData('getFacts', undefined, () => factsWithLines));
}

/** Returns the paths of the files that the site's index names at present. */
function readIndexedFiles(siteFolder: string): string[] {
  try {
    const json = JSON.parse(readFileSync(path.join(siteFolder, indexFile), 'utf8')) as unknown;
    const { facts, words } = v.parse(FactsIndex, json);
    return [facts, words];
  } catch {
    return [];
  }
}

/**
 * Writes the product facts and search words that the call for the product list does not return. The
 * index that names the files is written last. The previous files stay, because an open page may
 * still request them.
 */
export async function writeFacts(
  siteFolder: string,
  factRows: Rows<ProductFacts>,
  wordRows: Rows<string>,
): Promise<void> {
  const currentFiles = {
    facts: await writeHashedJson(siteFolder, 'assets', 'facts', factRows),
    words: await writeHashedJson(siteFolder, 'assets', 'words', wordRows),
  };
  const previousFiles = readIndexedFiles(siteFolder);
  const changedFiles = Object.values(currentFiles).filter((name) => !previousFiles.includes(name));
  const keptFiles = [...previousFiles, ...changedFiles];
  for (const file of changedFiles.length > 0 ? readdirSync(path.join(siteFolder, 'assets')) : []) {
    const [name] = /^(?:facts|words)\.[0-9a-f]+\.json/.exec(file) ?? [];
    if (name && !keptFiles.includes(`assets/${name}`))
      rmSync(path.join(siteFolder, 'assets', file));
  }
  // The date is in UTC, because the date of the build computer may be a day ahead of the date in
  // Pakistan.
  const date = new Date().toISOString().slice(0, 10);
  const index = { version: factsVersion, date, ...currentFiles } satisfies FactsIndex;
  writeIfChanged(path.join(siteFolder, indexFile), `${JSON.stringify(index)}\n`);
}
