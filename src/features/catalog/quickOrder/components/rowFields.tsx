import type { ComponentProps } from 'react';
import { wrapText } from '@/shared/ui/wrapText';
import type { Part } from '../rows';

export const partId = (index: number, part: Part | 'problem'): string =>
  `quick-row-${String(index)}-${part}`;

export const focusPart = (index: number, part: Part): void =>
  document.getElementById(partId(index, part))?.focus();

/** What a field is called, with its row for screen readers. */
export function RowLabel({
  index,
  children,
  ...label
}: ComponentProps<'label'> & { index: number }) {
  return (
    <label {...label}>
      {wrapText(children)}
      <span>{` row ${String(index + 1)}`}</span>
    </label>
  );
}
