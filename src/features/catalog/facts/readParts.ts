import * as v from 'valibot';
import { readSiteFile } from '@/shared/api/siteFile';
import { goodRows } from '@/shared/contract/primitives';
import { now } from '@/shared/timing/clock';
import { ProductFacts } from './productFacts';

/** Of the files' shape: what another release wrote is not read. */
export const factsVersion = 1;

/** In ms: older prices and sizes are told by nobody. */
const longestUse = 30 * 24 * 60 * 60 * 1000;

const PartName = v.pipe(v.string(), v.regex(/^assets\/(?:facts|words)\.[0-9a-f]{6,64}\.json$/));

/** `facts.json`: which parts hold what was read when. */
export const FactsIndex = v.object({
  version: v.literal(factsVersion),
  /** In ms since 1970. */
  at: v.number(),
  facts: PartName,
  words: PartName,
});
export type FactsIndex = v.InferOutput<typeof FactsIndex>;

async function readRows(part: 'facts' | 'words'): Promise<unknown[]> {
  const index = v.safeParse(FactsIndex, await readSiteFile('facts.json', 'no-cache'));
  if (!index.success || now() - index.output.at > longestUse) return [];
  const rows = await readSiteFile(index.output[part], 'default');
  return Array.isArray(rows) ? (rows as unknown[]) : [];
}

const Row = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.tuple([v.pipe(v.string(), v.nonEmpty()), schema]);

export const FactsRow = Row(ProductFacts);
export const WordsRow = Row(v.string());

export const readFacts = async () => goodRows(FactsRow, await readRows('facts'));
export const readWords = async () => goodRows(WordsRow, await readRows('words'));
