import type { RowPart } from '../rows';

export const getRowPartId = (index: number, part: RowPart | 'problem'): string =>
  `quick-row-${String(index)}-${part}`;

export const focusRowPart = (index: number, part: RowPart): void =>
  document.getElementById(getRowPartId(index, part))?.focus();

/** Grid columns of the headings and rows on wide screens. */
export const columnStyles = {
  gridTemplateColumns: 'minmax(240px, 3fr) minmax(200px, 2fr) 112px 200px 44px',
  gap: '12px',
};
