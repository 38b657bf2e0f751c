import { checkReferences } from './checkReferences';
import { isRemoved, refuseEmpty, type Checking } from './checkRows';
import type { OptionsPlan } from './plan';
import { isInvalidCell, readChange } from './readCell';
import type { FileRow, FileTable } from './readTables';
import { addToGroup, type OptionRow, type Shop } from './readShop';
import { toCell, fromCell } from './spreadsheetText';
import { optionColumns, optionsFile, type Row } from './tables';

type ReadOption = OptionRow & { row: number };

/**
 * Plans the changes of options. Options have no ids. If an option of a product changes, all options
 * of that product are replaced.
 */
export function checkOptions(checking: Checking, optionsTable: FileTable): OptionsPlan {
  const { shop, removeMissing } = checking;
  const optionsByProduct = new Map<number, ReadOption[]>();
  for (const row of optionsTable.rows) {
    const read = readOption(checking, row);
    checkReferences(checking, { file: optionsFile, columns: optionColumns }, row, read);
    const { productId, option, choice } = read;
    if (typeof productId === 'number')
      addToGroup(optionsByProduct, productId, {
        option: String(option ?? ''),
        choice: String(choice ?? ''),
        row: row.row,
      });
  }
  if (removeMissing && shop.options.size > 0) refuseEmpty(checking, optionsTable);

  const plan = {
    replaced: new Map(),
    added: 0,
    changed: 0,
    removedCount: 0,
    unchangedCount: 0,
    keptCount: 0,
  };
  for (const [productId, after] of optionsByProduct)
    compareOptions(checking, plan, productId, after);
  for (const [productId, before] of shop.options) {
    if (optionsByProduct.has(productId) || isRemoved(checking, 'products', productId)) continue;
    if (removeMissing) {
      plan.replaced.set(productId, []);
      plan.removedCount += before.length;
    } else plan.keptCount += before.length;
  }
  return plan;
}

function readOption({ shop, faults }: Checking, { row, cells }: FileRow): Row {
  const read: Row = {};
  const old = currentRow(shop, cells);
  for (const column of optionColumns) {
    const { heading, field, kind } = column;
    if (kind === 'name') continue;
    const current = old && kind === 'text' ? old[field as keyof OptionRow] : undefined;
    const value = readChange(
      cells.get(heading) ?? '',
      column,
      current === undefined ? undefined : { cell: toCell(current), value: current },
    );
    if (isInvalidCell(value))
      faults.push({ file: optionsFile, row, column: heading, text: value.fault });
    else read[field] = value;
  }
  return read;
}

/** Returns the stored option that has the same product, option and choice as a row of the file. */
function currentRow({ options }: Shop, cells: FileRow['cells']): OptionRow | undefined {
  const [id = '', option, choice] = ['Product id', 'Option', 'Choice'].map((heading) =>
    fromCell(cells.get(heading) ?? ''),
  );
  return options.get(Number(id))?.find((one) => one.option === option && one.choice === choice);
}

const toComparable = ({ option, choice }: OptionRow) => JSON.stringify([option, choice]);

function compareOptions(
  { shop, faults }: Checking,
  plan: OptionsPlan,
  productId: number,
  rows: ReadOption[],
): void {
  const before = (shop.options.get(productId) ?? []).map(toComparable);
  const after = rows.map(toComparable);
  if (before.join('\n') === after.join('\n')) {
    plan.unchangedCount += rows.length;
    return;
  }
  plan.replaced.set(productId, rows);
  rows.forEach(({ row, option, choice }, at) => {
    const first = after.indexOf(after[at] ?? '');
    if (first === at) return;
    const text = `row ${rows[first]?.row ?? ''} is the same choice "${choice}" of "${option}". Delete one of the two rows.`;
    faults.push({ file: optionsFile, row, column: 'Choice', text });
  });
  const [old, now] = [new Set(before), new Set(after)];
  const stay = after.filter((text) => old.has(text)).length;
  const isReordered = stay === after.length && stay === before.length;
  plan.added += after.length - stay;
  plan.removedCount += before.filter((text) => !now.has(text)).length;
  plan[isReordered ? 'changed' : 'unchangedCount'] += stay;
}
