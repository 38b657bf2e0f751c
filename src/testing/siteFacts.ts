import { http, HttpResponse } from 'msw';
import { factsMetaTag } from '@/features/catalog/facts/factsApi';
import type { ProductFacts } from '@/features/catalog/facts/productFacts';
import { factsVersion } from '@/features/catalog/facts/readParts';
import { server } from './mswServer';

const factsFiles = { facts: 'assets/facts.0a1b2c3d.json', words: 'assets/words.0a1b2c3d.json' };

/**
 * Marks the page as part of a prerendered site with product facts (prices, sizes, materials), and
 * serves one file of that site.
 * @param body content of the file, or `null` for a file that does not exist
 */
export function mockSiteFile(
  name: string,
  body: string | null,
  status = body === null ? 404 : 200,
) {
  if (!document.querySelector('meta[name="facts"]'))
    document.head.insertAdjacentHTML('beforeend', factsMetaTag);
  server.use(http.get(`*/${name}`, () => new HttpResponse(body, { status })));
}

/** Simulates a prerendered site with product facts (prices, sizes, ratings) by product id. */
export function mockSiteFacts(
  factsByProductId: Record<string, ProductFacts>,
  {
    words = {},
    date = new Date().toISOString().slice(0, 10),
  }: { words?: Record<string, string>; date?: string } = {},
) {
  mockSiteFile('facts.json', JSON.stringify({ version: factsVersion, date, ...factsFiles }));
  mockSiteFile(factsFiles.facts, JSON.stringify(Object.entries(factsByProductId)));
  mockSiteFile(factsFiles.words, JSON.stringify(Object.entries(words)));
}

afterEach(() => document.querySelector('meta[name="facts"]')?.remove());
