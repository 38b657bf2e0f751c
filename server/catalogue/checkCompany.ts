import { findSuggestion } from '../findSuggestion';
import { normaliseName } from './checkReferences';
import type { CheckContext } from './checkRows';
import type { CompanyPlan } from './plan';
import { isInvalidCell, readChange } from './readCell';
import type { FileTable } from './readTables';
import { toCell, fromCell } from './spreadsheetText';
import { companyFieldsByDetail } from './tables';

export function checkCompany(
  { shop, faults }: CheckContext,
  { file, rows }: FileTable,
): CompanyPlan {
  const storedCompany = shop.company ?? {};
  const plan: CompanyPlan = {
    after: { ...storedCompany },
    changedDetails: [],
    unchangedCount: 0,
    keptCount: 0,
  };
  const rowNumbersByDetail = new Map<string, number>();
  const details = Object.keys(companyFieldsByDetail);
  for (const { row, cells } of rows) {
    const addFault = (column: string, text: string) => faults.push({ file, row, column, text });
    const detailName = normaliseName(fromCell(cells.get('Detail') ?? ''));
    const detail = details.find((name) => name.toLowerCase() === detailName.toLowerCase()) ?? '';
    const field = companyFieldsByDetail[detail];
    if (field === undefined) {
      const suggestion = findSuggestion(detailName, details);
      const knownDetailsText = `The details are ${details.join(', ')}.`;
      addFault(
        'Detail',
        `"${detailName}" is not known. ${suggestion ? `Did you mean "${suggestion}"?` : knownDetailsText}`,
      );
      continue;
    }
    const firstRowNumber = rowNumbersByDetail.get(detail);
    if (firstRowNumber !== undefined)
      addFault(
        'Detail',
        `"${detail}" is in row ${firstRowNumber}, too. Delete one of the two rows.`,
      );
    rowNumbersByDetail.set(detail, row);
    const currentCell = {
      cell: toCell(String(storedCompany[field] ?? '')),
      value: storedCompany[field] ?? '',
    };
    const value = readChange(
      cells.get('Text') ?? '',
      { kind: 'text', heading: 'Text' },
      currentCell,
    );
    if (isInvalidCell(value)) addFault('Text', value.fault);
    else if (value === currentCell.value) plan.unchangedCount += 1;
    else {
      plan.after[field] = value;
      plan.changedDetails.push(detail);
    }
  }
  plan.keptCount = details.length - rowNumbersByDetail.size;
  return plan;
}
