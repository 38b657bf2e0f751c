import { findMeant } from '../findMeant';
import { asName } from './checkReferences';
import type { Checking } from './checkRows';
import type { CompanyPlan } from './plan';
import { isWrong, readChange } from './readCell';
import type { FileTable } from './readTables';
import { asCell, fromCell } from './spreadsheetText';
import { companyFields } from './tables';

export function checkCompany({ shop, faults }: Checking, { file, rows }: FileTable): CompanyPlan {
  const before = shop.company ?? {};
  const plan: CompanyPlan = { after: { ...before }, changed: [], unchanged: 0, kept: 0 };
  const seen = new Map<string, number>();
  const details = Object.keys(companyFields);
  for (const { row, cells } of rows) {
    const fail = (column: string, text: string) => faults.push({ file, row, column, text });
    const written = asName(fromCell(cells.get('Detail') ?? ''));
    const detail = details.find((name) => name.toLowerCase() === written.toLowerCase()) ?? '';
    const field = companyFields[detail];
    if (field === undefined) {
      const meant = findMeant(written, details);
      const known = `The details are ${details.join(', ')}.`;
      fail('Detail', `"${written}" is not known. ${meant ? `Did you mean "${meant}"?` : known}`);
      continue;
    }
    const first = seen.get(detail);
    if (first !== undefined)
      fail('Detail', `"${detail}" is in row ${first}, too. Delete one of the two rows.`);
    seen.set(detail, row);
    const now = { cell: asCell(String(before[field] ?? '')), value: before[field] ?? '' };
    const value = readChange(cells.get('Text') ?? '', { kind: 'text', heading: 'Text' }, now);
    if (isWrong(value)) fail('Text', value.wrong);
    else if (value === now.value) plan.unchanged += 1;
    else {
      plan.after[field] = value;
      plan.changed.push(detail);
    }
  }
  plan.kept = details.length - seen.size;
  return plan;
}
