import type { ImportResult } from './importTables';
import type { Plan, TablePlan } from './plan';
import type { Fault } from './readTables';
import type { Shop } from './readShop';
import {
  companyFile,
  optionsFile,
  findTable,
  type Row,
  type Table,
  type FieldValue,
} from './tables';

const maxListedFaults = 50;
const maxListedChanges = 20;

export function formatFaults(faults: readonly Fault[]): string {
  const lines = faults.slice(0, maxListedFaults).map(({ file, row, column, text }) => {
    const location = [file, row === undefined ? [] : `row ${row}`, column ?? []].flat().join(', ');
    return `${location}: ${text}`;
  });
  const omittedCount = faults.length - lines.length;
  if (omittedCount > 0) lines.push(`... and ${omittedCount} more.`);
  const problemsText = faults.length === 1 ? 'this' : `these ${faults.length} problems`;
  return [...lines, '', `Nothing was changed. Please correct ${problemsText} first.`].join('\n');
}

/** Formats the result of an import or a dry run. */
export function formatResult({ shop, plan, lostCounts }: ImportResult, dryRun: boolean): string {
  const { company, tables, options } = plan;
  const lines = [];
  if (company) {
    lines.push(
      formatCounts(companyFile, { ...company, changedCount: company.changedDetails.length }),
    );
    if (company.changedDetails.length > 0)
      lines.push(`  changed: ${company.changedDetails.join(', ')}`);
  }
  for (const tablePlan of tables) {
    const [addedCount, changedCount, removedRowCount] = [
      tablePlan.addedRows,
      tablePlan.changedRows,
      tablePlan.removedRows,
    ].map(({ length }) => length);
    lines.push(
      formatCounts(tablePlan.table.file, {
        ...tablePlan,
        addedCount,
        changedCount,
        removedCount: removedRowCount,
      }),
    );
    if (tablePlan.table.name === 'products' && lostCounts.packs + lostCounts.reviews > 0)
      lines.push(`  this also removes ${lostCounts.packs} packs and ${lostCounts.reviews} reviews`);
    lines.push(...formatChanges(shop, plan, tablePlan));
  }
  if (options) lines.push(formatCounts(optionsFile, options));
  lines.push('', dryRun ? 'This was a dry run: nothing was changed.' : getClosingText(plan));
  return lines.join('\n');
}

function getClosingText({ company, tables, options }: Plan): string {
  const isUnchanged =
    !company?.changedDetails.length &&
    !options?.rowsByProductId.size &&
    tables.every(
      ({ addedRows, changedRows, removedRows }) =>
        addedRows.length + changedRows.length + removedRows.length === 0,
    );
  return isUnchanged
    ? 'Nothing has changed.'
    : 'These changes are now in the shop. Run npm run prerender to update the prerendered pages.';
}

interface RowCounts {
  addedCount?: number;
  changedCount?: number;
  removedCount?: number;
  unchangedCount: number;
  keptCount: number;
}

function formatCounts(
  file: string,
  { addedCount = 0, changedCount = 0, removedCount = 0, unchangedCount, keptCount }: RowCounts,
): string {
  const counts = `${addedCount} added, ${changedCount} changed, ${removedCount} removed, ${unchangedCount} unchanged`;
  return `${file.padEnd(18)} ${counts}${keptCount > 0 ? `, ${keptCount} not in the file and kept` : ''}`;
}

function formatChanges(
  shop: Shop,
  plan: Plan,
  { table, addedRows, changedRows, removedRows }: TablePlan,
): string[] {
  const getName = (row: Row) => getRowName(shop, plan, table, row);
  const changes = changedRows.map(({ before, after }) => ({
    before,
    after,
    headings: table.columns.flatMap(({ heading, field, kind }) =>
      kind === 'name' || kind === 'price' || before[field] === after[field] ? [] : [heading],
    ),
  }));
  return [
    ...formatList(addedRows, (row) => {
      const price = table.name === 'packs' ? `: ${formatPrice(row.salePrice)}` : '';
      return `added: ${getName(row)}${price}`;
    }),
    ...formatList(
      changes.filter(({ headings }) => headings.length > 0),
      ({ after, headings }) => `changed: ${getName(after)} (${headings.join(', ')})`,
    ),
    ...formatList(
      changes.filter(({ before, after }) => before.salePrice !== after.salePrice),
      ({ before, after }) =>
        `${getName(after)}: ${formatPrice(before.salePrice)} -> ${formatPrice(after.salePrice)}`,
    ),
    ...formatList(removedRows, (row) => `removed: ${getName(row)}`),
  ];
}

function formatList<T>(items: readonly T[], formatLine: (item: T) => string): string[] {
  const omittedCount = items.length - maxListedChanges;
  const shownLines = items.slice(0, maxListedChanges).map((item) => `  ${formatLine(item)}`);
  return omittedCount > 0 ? [...shownLines, `  ... and ${omittedCount} more`] : shownLines;
}

function getRowName(shop: Shop, plan: Plan, table: Table, row: Row): string {
  const label = String(row[table.labelField] ?? '');
  if (table.name !== 'packs') return `${table.noun} ${String(row[table.idField])} "${label}"`;
  const products = plan.tables.find((tablePlan) => tablePlan.table.name === 'products');
  const isProductOfRow = ({ productId }: Row) => productId === row.productId;
  const product =
    products?.addedRows.find(isProductOfRow) ??
    products?.changedRows.find(({ after }) => isProductOfRow(after))?.after ??
    shop.rows.products.get(Number(row.productId));
  return `${String(product?.[findTable('products').labelField] ?? '')}, pack "${label}"`;
}

const formatPrice = (price: FieldValue | undefined) =>
  price === null ? 'on request' : String(price);
