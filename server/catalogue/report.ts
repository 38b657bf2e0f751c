import type { ImportResult } from './importTables';
import type { Plan, TablePlan } from './plan';
import type { Fault } from './readTables';
import type { Shop } from './readShop';
import { companyFile, optionsFile, findTable, type Row, type Table, type Value } from './tables';

const mostFaults = 50;
const mostDetails = 20;

export function faultsText(faults: readonly Fault[]): string {
  const lines = faults.slice(0, mostFaults).map(({ file, row, column, text }) => {
    const place = [file, row === undefined ? [] : `row ${row}`, column ?? []].flat().join(', ');
    return `${place}: ${text}`;
  });
  const more = faults.length - lines.length;
  if (more > 0) lines.push(`... and ${more} more.`);
  const count = faults.length === 1 ? 'this' : `these ${faults.length} problems`;
  return [...lines, '', `Nothing was changed. Please correct ${count} first.`].join('\n');
}

/** Formats the result of an import or a dry run. */
export function resultText({ shop, plan, taken }: ImportResult, dryRun: boolean): string {
  const { company, tables, options } = plan;
  const lines = [];
  if (company) {
    lines.push(countLine(companyFile, { ...company, changed: company.changed.length }));
    if (company.changed.length > 0) lines.push(`  changed: ${company.changed.join(', ')}`);
  }
  for (const one of tables) {
    const [added, changed, removed] = [one.added, one.changed, one.removed].map(
      ({ length }) => length,
    );
    lines.push(countLine(one.table.file, { ...one, added, changed, removed }));
    if (one.table.name === 'products' && taken.packs + taken.reviews > 0)
      lines.push(`  this also removes ${taken.packs} packs and ${taken.reviews} reviews`);
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
      ({ added, changed, removed }) => added.length + changed.length + removed.length === 0,
    );
  return isSame
    ? 'Nothing has changed.'
    : 'These changes are now in the shop. Run npm run prerender to update the prerendered pages.';
}

interface Counts {
  added?: number;
  changed?: number;
  removed?: number;
  unchanged: number;
  kept: number;
}

function countLine(
  file: string,
  { added = 0, changed = 0, removed = 0, unchanged, kept }: Counts,
): string {
  const counts = `${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`;
  return `${file.padEnd(18)} ${counts}${kept > 0 ? `, ${kept} not in the file and kept` : ''}`;
}

function detailLines(
  shop: Shop,
  plan: Plan,
  { table, added, changed, removed }: TablePlan,
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
    ...shortList(removed, (row) => `removed: ${name(row)}`),
  ];
}

function shortList<T>(items: readonly T[], formatLine: (item: T) => string): string[] {
  const more = items.length - mostDetails;
  const shown = items.slice(0, mostDetails).map((item) => `  ${formatLine(item)}`);
  return more > 0 ? [...shown, `  ... and ${more} more`] : shown;
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
