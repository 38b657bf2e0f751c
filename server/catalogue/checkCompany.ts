import { findSuggestion } from '../findSuggestion';
import { normaliseName } from './checkReferences';
import type { Checking } from './checkRows';
import type { CompanyPlan } from './plan';
import { isInvalidCell, readChange } from './readCell';
import type { FileTable } from './readTables';
import { toCell, fromCell } from './spreadsheetText';
import { companyFields } from './tables';

export function checkCompany({ shop, faults }: Checking, { file, rows }: FileTable): CompanyPlan {
  const before = shop.company ?? {};
  const plan: CompanyPlan = { after: { ...before }, changed: [], unchangedCount: 0, keptCount: 0 };
  const rowsByDetail = new Map<string, number>();
  const details = Object.keys(companyFields);
  for (const { row, cells } of rows) {
    const fail = (column: string, text: string) => faults.push({ file, row, column, text });
    const detailName = normaliseName(fromCell(cells.get('Detail') ?? ''));
    const detail = details.find((name) => name.toLowerCase() === detailName.toLowerCase()) ?? '';
    const field = companyFields[detail];
    if (field === undefined) {
      const suggestion = findSuggestion(detailName, details);
      const knownText = `The details are ${details.join(', ')}.`;
      fail(
        'Detail',
        `"${detailName}" is not known. ${suggestion ? `Did you mean "${suggestion}"?` : knownText}`,
      );
      continue;
    }
    const first = rowsByDetail.get(detail);
    if (first !== undefined)
      fail('Detail', `"${detail}" is in row ${first}, too. Delete one of the two rows.`);
    rowsByDetail.set(detail, row);
    const current = { cell: toCell(String(before[field] ?? '')), value: before[field] ?? '' };
    const value = readChange(cells.get('Text') ?? '', { kind: 'text', heading: 'Text' }, current);
    if (isInvalidCell(value)) fail('Text', value.fault);
    else if (value === current.value) plan.unchangedCount += 1;
    else {
      plan.after[field] = value;
      plan.changed.push(detail);
    }
  }
  plan.keptCount = details.length - rowsByDetail.size;
  return plan;
}
