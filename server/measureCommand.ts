import * as v from 'valibot';
import { createArgumentReader } from './createArgumentReader.mjs';
import { shopNotes, shopOptions } from './inbox/options';
import { toPlainLines } from './inbox/plainText';
import { readFromShop } from './inbox/readInbox';
import type { Store } from './sqlStore';

const readArguments = createArgumentReader({
  usage:
    'npm run measure -- [...]: shows how fast pages were for shoppers in the last 90 days, and their errors',
  options: shopOptions,
  notes: shopNotes,
});

type Measures = Awaited<ReturnType<Store['measures']>>;
const formatRow = (route: string, device: string, ...cells: string[]) =>
  route.padEnd(24) + device.padEnd(8) + cells.map((cell) => cell.padStart(9)).join('');
const formatMs = (value: number | null) => (value === null ? '-' : `${Math.round(value)} ms`);

const formatFindings = (title: string, findings: Measures['errors']) => [
  ...['', findings.length > 0 ? title : `${title}: none`],
  ...findings.flatMap(({ name, detail, count, routes }) => {
    const [firstLine, ...otherLines] = [...toPlainLines(detail), `on ${routes}`];
    const linePrefix = [String(count).padStart(6), name === 'error' ? '' : `${name} `].join('  ');
    return [linePrefix + firstLine, ...otherLines.map((line) => `        ${line}`)];
  }),
];

export const formatMeasures = ({ pages, slowElements, errors }: Measures): string =>
  [
    formatRow('75th percentile', '', 'values', 'TTFB', 'LCP', 'INP', 'CLS'),
    ...pages.map(({ route, device, count, TTFB, LCP, INP, CLS }) =>
      formatRow(
        route,
        device,
        String(count),
        formatMs(TTFB),
        formatMs(LCP),
        formatMs(INP),
        CLS?.toFixed(2) ?? '-',
      ),
    ),
    ...formatFindings('Slow or shifting elements, most frequent first', slowElements),
    ...formatFindings('The most frequent errors', errors),
  ].join('\n');

export async function measureCommand(args: string[]): Promise<void> {
  const readFromStore = async (store: Pick<Store, 'measures'>) =>
    formatMeasures(await store.measures());
  const as = readArguments(args, (values) => values.as);
  console.log(
    await readFromShop(as, readFromStore, (fetchJson) => fetchJson(v.string(), '/api/measures')),
  );
}
