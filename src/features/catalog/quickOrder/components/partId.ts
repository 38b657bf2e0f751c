import type { Part } from '../rows';

export const partId = (index: number, part: Part | 'problem'): string =>
  `quick-row-${String(index)}-${part}`;

export const focusPart = (index: number, part: Part): void =>
  document.getElementById(partId(index, part))?.focus();
