import * as v from 'valibot';
import { readSiteFile } from '@/shared/api/siteFile';
import { parseRows, Id } from '@/shared/contract/primitives';
import { wait } from '@/shared/timing/wait';
import { getAge } from '@/shared/timing/clock';
import { formatFactsLine } from './factsLine';
import { ProductFacts } from './productFacts';

/** Version of the format of the facts files. Files of other versions are ignored. */
export const factsVersion = 1;

/** Maximum age of the facts in ms. Older prices and sizes may be wrong, so they are not shown. */
const maxFactsAgeMs = 30 * 24 * 60 * 60 * 1000;

const rowsPerSlice = 250;

const DataFilePath = v.pipe(v.string(), v.regex(/^assets\/(?:facts|words)\.[0-9a-f]{6,64}\.json$/));

/** Contents of `facts.json`: the paths of the data files, and their date. */
export const FactsIndex = v.object({
  version: v.literal(factsVersion),
  /** Date on which the prerenderer read the facts from the back end. */
  date: v.string(),
  facts: DataFilePath,
  words: DataFilePath,
});
export type FactsIndex = v.InferOutput<typeof FactsIndex>;

/**
 * Reads and parses one data file. Returns an empty list if `facts.json` is invalid or too old. Rows
 * are parsed in slices, because parsing thousands of rows at once would delay clicks. The list is
 * frozen here, because the Redux store would otherwise freeze the rows one by one.
 */
async function readRows<T>(fileKind: 'facts' | 'words', schema: v.GenericSchema<unknown, T>) {
  const parsedIndex = v.safeParse(FactsIndex, await readSiteFile('facts.json', 'no-cache'));
  const isUsable =
    parsedIndex.success && getAge(Date.parse(parsedIndex.output.date)) <= maxFactsAgeMs;
  const rows = isUsable ? await readSiteFile(parsedIndex.output[fileKind], 'default') : [];
  const validRows: [productId: string, T][] = [];
  for (let start = 0; Array.isArray(rows) && start < rows.length; start += rowsPerSlice) {
    validRows.push(...parseRows(v.tuple([Id, schema]), rows.slice(start, start + rowsPerSlice)));
    if (rows.length > rowsPerSlice) await wait(0);
  }
  return Object.freeze(validRows);
}

const KnownFacts = v.pipe(
  ProductFacts,
  v.transform((facts) => ({ ...facts, line: formatFactsLine(facts) })),
);

export const readFacts = () => readRows('facts', KnownFacts);
export const readWords = () => readRows('words', v.string());
