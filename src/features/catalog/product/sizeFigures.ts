import type { ProductDetail } from '@/shared/contract/product';
import { cleanBody } from '@/shared/html/html';
import { formatPaisa } from '@/shared/format/money';
import type { Paisa } from '@/shared/format/money';
import { countedPacks } from './packValue';

const maxLength = 60;

const textIn = (element: Element | null | undefined): string =>
  element?.textContent.replace(/[^\S\n]+/g, ' ').trim() ?? '';

function valueIn(part: Element): string | undefined {
  const text = textIn(part);
  if (/^dimensions?:?$/i.test(text)) return textIn(part.nextElementSibling);
  return /^dimensions?: ?(.+)$/im.exec(text)?.[1];
}

/** What a specification says of 'Dimensions': in the cell beside it, or behind a colon. `undefined` where it is no size. */
export function dimensionsIn(specHtml: string): string | undefined {
  const body = cleanBody(specHtml);
  body.querySelectorAll('br').forEach((br) => br.replaceWith('\n'));
  const parts = [...body.querySelectorAll('th, td, dt, dd, li, p')];
  const text = parts.map(valueIn).find((value) => value !== undefined) ?? '';
  return /\d/.test(text) && text.length <= maxLength ? text : undefined;
}

/** `from Rs. 11.90 each`: the least that a piece costs, in whichever pack. */
export function fromEach({ productPackRequests }: ProductDetail): string | undefined {
  const each = countedPacks(productPackRequests).map(({ price, pieces }) => price / pieces.count);
  const least = Math.round(Math.min(...each));
  if (!Number.isFinite(least) || least < 1) return undefined;
  return `${each.length > 1 ? 'from ' : ''}${formatPaisa(least as Paisa)} each`;
}
