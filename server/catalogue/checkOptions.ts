import { checkReferences } from './checkReferences';
import { isRemoved, refuseEmptyTable, type CheckContext } from './checkRows';
import type { OptionsPlan } from './plan';
import { isInvalidCell, readChange } from './readCell';
import type { FileRow, FileTable } from './readTables';
import { addToGroup, type OptionRow, type Shop } from './readShop';
import { toCell, fromCell } from './spreadsheetText';
import { optionColumns, optionsFile, type Row } from './tables';

/** A choice of an option that the imported file contains, with the number of its row. */
type ParsedOption = OptionRow & { row: number };

/**
 * Plans the changes of options. If an option of a product changes, all options of that product are
 * replaced, because options have no ids.
 */
export function checkOptions(context: CheckContext, optionsTable: FileTable): OptionsPlan {
  const { shop, removeMissing } = context;
  const parsedOptionsByProductId = new Map<number, ParsedOption[]>();
  for (const row of optionsTable.rows) {
    const rowValues = readOption(context, row);
    checkReferences(context, { file: optionsFile, columns: optionColumns }, row, rowValues);
    const { productId, option, choice } = rowValues;
    if (typeof productId === 'number')
      addToGroup(parsedOptionsByProductId, productId, {
        option: String(option ?? ''),
        choice: String(choice ?? ''),
        row: row.row,
      });
  }
  if (removeMissing && shop.optionsByProductId.size > 0) refuseEmptyTable(context, optionsTable);

  const plan = {
    rowsByProductId: new Map(),
    addedCount: 0,
    changedCount: 0,
    removedCount: 0,
    unchangedCount: 0,
    keptCount: 0,
  };
  for (const [productId, importedOptions] of parsedOptionsByProductId)
    addOptionChangesToPlan(context, plan, productId, importedOptions);
  for (const [productId, storedOptions] of shop.optionsByProductId) {
    if (parsedOptionsByProductId.has(productId) || isRemoved(context, 'products', productId))
      continue;
    if (removeMissing) {
      plan.rowsByProductId.set(productId, []);
      plan.removedCount += storedOptions.length;
    } else plan.keptCount += storedOptions.length;
  }
  return plan;
}

function readOption({ shop, faults }: CheckContext, { row, cells }: FileRow): Row {
  const rowValues: Row = {};
  const storedOption = findStoredOption(shop, cells);
  for (const column of optionColumns) {
    const { heading, field, kind } = column;
    if (kind === 'name') continue;
    const currentValue =
      storedOption && kind === 'text' ? storedOption[field as keyof OptionRow] : undefined;
    const value = readChange(
      cells.get(heading) ?? '',
      column,
      currentValue === undefined ? undefined : { cell: toCell(currentValue), value: currentValue },
    );
    if (isInvalidCell(value))
      faults.push({ file: optionsFile, row, column: heading, text: value.fault });
    else rowValues[field] = value;
  }
  return rowValues;
}

/**
 * Returns the stored option that has the same product, option and choice as a row of the file, or
 * `undefined` if there is none.
 */
function findStoredOption(
  { optionsByProductId }: Shop,
  cells: FileRow['cells'],
): OptionRow | undefined {
  const [id = '', option, choice] = ['Product id', 'Option', 'Choice'].map((heading) =>
    fromCell(cells.get(heading) ?? ''),
  );
  return optionsByProductId
    .get(Number(id))
    ?.find((storedOption) => storedOption.option === option && storedOption.choice === choice);
}

const toComparableText = ({ option, choice }: OptionRow) => JSON.stringify([option, choice]);

function addOptionChangesToPlan(
  { shop, faults }: CheckContext,
  plan: OptionsPlan,
  productId: number,
  rows: ParsedOption[],
): void {
  const storedTexts = (shop.optionsByProductId.get(productId) ?? []).map(toComparableText);
  const importedTexts = rows.map(toComparableText);
  if (storedTexts.join('\n') === importedTexts.join('\n')) {
    plan.unchangedCount += rows.length;
    return;
  }
  plan.rowsByProductId.set(productId, rows);
  rows.forEach(({ row, option, choice }, index) => {
    const firstIndex = importedTexts.indexOf(importedTexts[index] ?? '');
    if (firstIndex === index) return;
    const text = `row ${rows[firstIndex]?.row ?? ''} is the same choice "${choice}" of "${option}". Delete one of the two rows.`;
    faults.push({ file: optionsFile, row, column: 'Choice', text });
  });
  const [storedTextSet, importedTextSet] = [new Set(storedTexts), new Set(importedTexts)];
  const sharedCount = importedTexts.filter((text) => storedTextSet.has(text)).length;
  const isReordered = sharedCount === importedTexts.length && sharedCount === storedTexts.length;
  plan.addedCount += importedTexts.length - sharedCount;
  plan.removedCount += storedTexts.filter((text) => !importedTextSet.has(text)).length;
  plan[isReordered ? 'changedCount' : 'unchangedCount'] += sharedCount;
}
