import type { AriaAttributes } from 'react';
import type { Part } from '../rows';

/** What the fields of a row have in common: name, number of the row, and what is wrong. */
export interface FieldProps extends AriaAttributes {
  id: string;
}

export const partId = (index: number, part: Part | 'problem'): string =>
  `quick-row-${String(index)}-${part}`;

export const focusPart = (index: number, part: Part): void =>
  document.getElementById(partId(index, part))?.focus();
