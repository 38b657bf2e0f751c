import { toAsciiDigits } from '@/shared/text/digits';
import { removeDiacritics } from '@/shared/text/letters';

/** Normalises a name: ignores case, spaces, dashes and thousands separators. */
export const normaliseName = (name: string): string =>
  removeDiacritics(toAsciiDigits(name))
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[\s\p{Pd}\p{Cf}]+/gu, '');
