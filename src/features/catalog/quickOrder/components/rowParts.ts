import type { RowPart } from '../rows';

export const getPartId = (index: number, part: RowPart | 'problem'): string =>
  `quick-row-${String(index)}-${part}`;

export const focusPart = (index: number, part: RowPart): void =>
  document.getElementById(getPartId(index, part))?.focus();

/** Grid columns of the headings and rows on wide screens. */
export const columnStyles = {
  gridTemplateColumns: 'minmax(240px, 3fr) minmax(200px, 2fr) 112px 200px 44px',
  gap: '12px',
};
