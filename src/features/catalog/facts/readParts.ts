import * as v from 'valibot';
import { readSiteFile } from '@/shared/api/siteFile';
import { parseRows, Id } from '@/shared/contract/primitives';
import { wait } from '@/shared/timing/wait';
import { getAge } from '@/shared/timing/clock';
import { formatFactsLine } from './factsLine';
import { ProductFacts } from './productFacts';

/** Of the files' shape: what another release wrote is not read. */
export const factsVersion = 1;

/** In ms: older prices and sizes are told by nobody. */
const longestUse = 30 * 24 * 60 * 60 * 1000;

const sliceLength = 250;

const PartName = v.pipe(v.string(), v.regex(/^assets\/(?:facts|words)\.[0-9a-f]{6,64}\.json$/));

/** `facts.json`: which parts hold what was read when. */
export const FactsIndex = v.object({
  version: v.literal(factsVersion),
  /** Of the day on which the back end was read. */
  date: v.string(),
  facts: PartName,
  words: PartName,
});
export type FactsIndex = v.InferOutput<typeof FactsIndex>;

/** In slices, so that thousands of rows never hold up a tap. Frozen, so that the store need not do so, row by row. */
async function readRows<T>(part: 'facts' | 'words', schema: v.GenericSchema<unknown, T>) {
  const index = v.safeParse(FactsIndex, await readSiteFile('facts.json', 'no-cache'));
  const isUsable = index.success && getAge(Date.parse(index.output.date)) <= longestUse;
  const rows = isUsable ? await readSiteFile(index.output[part], 'default') : [];
  const good: [productId: string, T][] = [];
  for (let at = 0; Array.isArray(rows) && at < rows.length; at += sliceLength) {
    good.push(...parseRows(v.tuple([Id, schema]), rows.slice(at, at + sliceLength)));
    if (rows.length > sliceLength) await wait(0);
  }
  return Object.freeze(good);
}

const KnownFacts = v.pipe(
  ProductFacts,
  v.transform((facts) => ({ ...facts, line: formatFactsLine(facts) })),
);

export const readFacts = () => readRows('facts', KnownFacts);
export const readWords = () => readRows('words', v.string());
