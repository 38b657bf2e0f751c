import DOMPurify from 'dompurify';
import type { WindowLike } from 'dompurify';
import { withBase, withoutBase } from '@/shared/config/base';
import { pageOrigin } from '@/shared/config/origin';
import { imageUrl } from './imageUrl';

const config = {
  USE_PROFILES: { html: true },
  // What would restyle, rename or replace parts of the shop, or collect what shoppers type.
  FORBID_ATTR: ['style', 'class', 'id', 'name', 'srcset', 'bgcolor', 'color', 'face', 'size'],
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'select',
    'option',
    'textarea',
    'font',
    'dialog',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[/#?.]|[^:]*$)/i,
};

let view: Pick<WindowLike, 'DOMParser'> | undefined;
let purifier = DOMPurify;

/** Gives the sanitiser a DOM to work in, where there is none: while pages are written ahead. */
export function setSanitiserWindow(window: WindowLike): void {
  view = window;
  purifier = DOMPurify(window);
}

/** In a document of its own, where nothing loads or runs. */
function bodyOf(html: string): HTMLElement {
  const parser = new (view ?? window).DOMParser();
  return parser.parseFromString(html, 'text/html').body;
}

const cleanBody = (html: string): HTMLElement => bodyOf(purifier.sanitize(html, config));

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Whoever writes these texts knows the shop's own paths, not the folder that it lies in. */
function leadIntoShop(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  const isBackEnd = /^\/(?:api|media|uploads)\//.test(href);
  if (!/^\/(?!\/)/.test(href) || isBackEnd || withoutBase(link.pathname) !== undefined) return;
  link.setAttribute('href', withBase(href));
}

function finishLink(link: HTMLAnchorElement): void {
  const isExternal = /^https?:$/.test(link.protocol) && link.origin !== pageOrigin();
  if (isExternal) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  } else {
    link.removeAttribute('target');
    leadIntoShop(link);
  }
}

function finishImage(image: HTMLImageElement): void {
  const address = imageUrl(image.getAttribute('src'));
  if (!address) {
    image.remove();
    return;
  }
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.alt ||= '';
  image.setAttribute('src', address);
}

/** A table with many columns gets a frame of its own to scroll in, by keyboard too. */
function finishTable(table: HTMLTableElement): void {
  const columns = Math.max(0, ...[...table.rows].map((row) => row.cells.length));
  if (columns <= 3) return;
  const frame = table.ownerDocument.createElement('div');
  frame.tabIndex = 0;
  // Not a region: a page may hold many, and each would be a landmark of the same name.
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', 'Table');
  table.replaceWith(frame);
  frame.append(table);
}

/** The one way from the back end's HTML to the page: without scripts, styles, forms and foreign frames. */
export function sanitizeHtml(html: string): string {
  const body = cleanBody(html);
  // The page has its own first heading.
  body.querySelectorAll('h1').forEach((heading) => rename(heading, 'h2'));
  body.querySelectorAll('a').forEach(finishLink);
  body.querySelectorAll('img').forEach(finishImage);
  body.querySelectorAll('table').forEach(finishTable);
  return body.innerHTML;
}

/** What holds no text for a reader. */
const wordless = 'script, style, noscript, iframe, svg, math, title, textarea, select';

/** What a reader sees of the HTML: its text, in single spaces. Not sanitised: it is text, and no markup. */
export function textOf(html: string): string {
  const body = bodyOf(html);
  body.querySelectorAll(wordless).forEach((element) => element.remove());
  return body.textContent.replace(/\s+/g, ' ').trim();
}

const blockTag =
  /<(?:br|\/?(?:p|div|h[1-6]|[uo]l|li|d[ltd]|table|t[rhd]|blockquote|figure|pre|hr))\b/gi;

/** The same, with a space between its blocks too, to be read where there is no markup. */
export const plainText = (html: string): string => textOf(html.replace(blockTag, ' $&'));

/** Whether the HTML shows a reader nothing, as the `<p>&nbsp;</p>` that editors leave of a text deleted. */
export function isBlank(html: string): boolean {
  const body = cleanBody(html);
  return body.textContent.trim() === '' && !body.querySelector('img, video, hr');
}
