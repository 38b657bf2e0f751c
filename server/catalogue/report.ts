import type { ImportResult } from './importTables';
import type { Plan, TablePlan } from './plan';
import type { Fault } from './readTables';
import type { Shop } from './readShop';
import { companyFile, optionsFile, findTable, type Row, type Table, type Value } from './tables';

const maxFaults = 50;
const maxDetails = 20;

export function formatFaults(faults: readonly Fault[]): string {
  const lines = faults.slice(0, maxFaults).map(({ file, row, column, text }) => {
    const place = [file, row === undefined ? [] : `row ${row}`, column ?? []].flat().join(', ');
    return `${place}: ${text}`;
  });
  const omittedCount = faults.length - lines.length;
  if (omittedCount > 0) lines.push(`... and ${omittedCount} more.`);
  const count = faults.length === 1 ? 'this' : `these ${faults.length} problems`;
  return [...lines, '', `Nothing was changed. Please correct ${count} first.`].join('\n');
}

/** Formats the result of an import or a dry run. */
export function formatResult({ shop, plan, lostCounts }: ImportResult, dryRun: boolean): string {
  const { company, tables, options } = plan;
  const lines = [];
  if (company) {
    lines.push(countLine(companyFile, { ...company, changed: company.changed.length }));
    if (company.changed.length > 0) lines.push(`  changed: ${company.changed.join(', ')}`);
  }
  for (const one of tables) {
    const [added, changed, removed] = [one.added, one.changed, one.removedRows].map(
      ({ length }) => length,
    );
    lines.push(countLine(one.table.file, { ...one, added, changed, removedCount: removed }));
    if (one.table.name === 'products' && lostCounts.packs + lostCounts.reviews > 0)
      lines.push(`  this also removes ${lostCounts.packs} packs and ${lostCounts.reviews} reviews`);
    lines.push(...detailLines(shop, plan, one));
  }
  if (options) lines.push(countLine(optionsFile, options));
  lines.push('', dryRun ? 'This was a dry run: nothing was changed.' : getClosingText(plan));
  return lines.join('\n');
}

function getClosingText({ company, tables, options }: Plan): string {
  const isSame =
    !company?.changed.length &&
    !options?.replaced.size &&
    tables.every(
      ({ added, changed, removedRows }) => added.length + changed.length + removedRows.length === 0,
    );
  return isSame
    ? 'Nothing has changed.'
    : 'These changes are now in the shop. Run npm run prerender to update the prerendered pages.';
}

interface Counts {
  added?: number;
  changed?: number;
  removedCount?: number;
  unchangedCount: number;
  keptCount: number;
}

function countLine(
  file: string,
  { added = 0, changed = 0, removedCount = 0, unchangedCount, keptCount }: Counts,
): string {
  const counts = `${added} added, ${changed} changed, ${removedCount} removed, ${unchangedCount} unchanged`;
  return `${file.padEnd(18)} ${counts}${keptCount > 0 ? `, ${keptCount} not in the file and kept` : ''}`;
}

function detailLines(
  shop: Shop,
  plan: Plan,
  { table, added, changed, removedRows }: TablePlan,
): string[] {
  const name = (row: Row) => getRowName(shop, plan, table, row);
  const changes = changed.map(({ before, after }) => ({
    before,
    after,
    headings: table.columns.flatMap(({ heading, field, kind }) =>
      kind === 'name' || kind === 'price' || before[field] === after[field] ? [] : [heading],
    ),
  }));
  return [
    ...shortList(added, (row) => {
      const price = table.name === 'packs' ? `: ${priceText(row.salePrice)}` : '';
      return `added: ${name(row)}${price}`;
    }),
    ...shortList(
      changes.filter(({ headings }) => headings.length > 0),
      ({ after, headings }) => `changed: ${name(after)} (${headings.join(', ')})`,
    ),
    ...shortList(
      changes.filter(({ before, after }) => before.salePrice !== after.salePrice),
      ({ before, after }) =>
        `${name(after)}: ${priceText(before.salePrice)} -> ${priceText(after.salePrice)}`,
    ),
    ...shortList(removedRows, (row) => `removed: ${name(row)}`),
  ];
}

function shortList<T>(items: readonly T[], formatLine: (item: T) => string): string[] {
  const omittedCount = items.length - maxDetails;
  const shownLines = items.slice(0, maxDetails).map((item) => `  ${formatLine(item)}`);
  return omittedCount > 0 ? [...shownLines, `  ... and ${omittedCount} more`] : shownLines;
}

function getRowName(shop: Shop, plan: Plan, table: Table, row: Row): string {
  const label = String(row[table.label] ?? '');
  if (table.name !== 'packs') return `${table.noun} ${String(row[table.id])} "${label}"`;
  const products = plan.tables.find((one) => one.table.name === 'products');
  const isIts = ({ productId }: Row) => productId === row.productId;
  const product =
    products?.added.find(isIts) ??
    products?.changed.find(({ after }) => isIts(after))?.after ??
    shop.rows.products.get(Number(row.productId));
  return `${String(product?.[findTable('products').label] ?? '')}, pack "${label}"`;
}

const priceText = (price: Value | undefined) => (price === null ? 'on request' : String(price));
